import type { Catalog, Effect, PriceRequest } from '@costard/pricing'
import { loadRival } from '../rivals/load-rival.ts'
import type { JsonLogic } from '../rivals/json-logic.ts'

/** The rules of plainCatalog as one compiled expression of json-logic-engine. Returns the offer in minor units. */
export async function plainJsonLogic({
  models,
  questions,
  computation,
  rounding,
}: Catalog): Promise<(request: PriceRequest) => number> {
  const { LogicEngine } = await loadRival<JsonLogic>('json-logic-engine')
  const engine = new LogicEngine()
  engine.addMethod('floorDiv', {
    method: ([n = 0, d = 1]) => Math.floor(n / d),
    deterministic: true,
    compile: ([n, d], state) => state.compile`Math.floor(${n} / ${d})`,
  })
  const terms = questions.flatMap(({ key, type }) =>
    Object.entries(computation[key]?.choices ?? {}).flatMap(([choice, effects]) => {
      const answer = { var: key }
      const isChosen = type === 'multi' ? { in: [choice, answer] } : { '===': [answer, choice] }
      return effects.map((effect) => ({ if: [isChosen, deduction(effect), 0] }))
    }),
  )
  const step = rounding.stepMinor
  const left = { max: [0, { '-': [{ var: 'base' }, { '+': terms }] }] }
  const work = engine.build({ '*': [{ floorDiv: [left, step] }, step] })
  const bases = new Map(
    models.flatMap(({ variants }) => variants.map(({ id, priceMinor }) => [id, priceMinor ?? 0])),
  )
  // The answers of plainCatalog are texts and lists of texts.
  return ({ variantId, answers }) =>
    Number(work({ ...(answers as Record<string, string>), base: bases.get(variantId) ?? 0 }))
}

function deduction(effect: Effect): unknown {
  if (effect.kind === 'amount') return -effect.amountMinor
  if (effect.kind !== 'percent') throw new Error(`plainCatalog has no effect ${effect.kind}`)
  const share = { floorDiv: [{ '+': [{ '*': [2, { var: 'base' }, -effect.bp] }, 10000] }, 20000] }
  const least = effect.minMinor === undefined ? share : { max: [share, effect.minMinor] }
  return effect.maxMinor === undefined ? least : { min: [least, effect.maxMinor] }
}
