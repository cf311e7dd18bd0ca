import type { Catalog } from '@costard/pricing'
import { type Amounts, outputs, type Facts, factsFor, type Formula, formulasFor } from '../formulas.ts'
import { loadRival } from './load-rival.ts'
import type { Rival } from './rival.ts'

export interface JsonLogic {
  readonly LogicEngine: new () => {
    addMethod(name: string, method: Method): void
    build(logic: unknown): (data: Facts) => Facts[string]
  }
}

interface Method {
  readonly method: (args: readonly number[]) => number
  readonly deterministic: boolean
  readonly compile: (
    args: readonly unknown[],
    state: { compile(text: TemplateStringsArray, ...parts: unknown[]): unknown },
  ) => unknown
}

/** Compiles every formula with the engine; floor division is a custom method. */
export async function jsonLogic(catalog: Catalog): Promise<Rival> {
  const { LogicEngine } = await loadRival<JsonLogic>('json-logic-engine')
  const engine = new LogicEngine()
  engine.addMethod('floorDiv', {
    method: ([n = 0, d = 1]) => Math.floor(n / d),
    deterministic: true,
    compile: ([n, d], state) => state.compile`Math.floor(${n} / ${d})`,
  })
  const compiled = formulasFor(catalog).map(({ name, formula }) => ({
    name,
    work: engine.build(logicOf(formula)),
  }))
  const facts = factsFor(catalog)
  return {
    name: 'json-logic-engine',
    price: (request) => {
      const known = facts(request)
      for (const { name, work } of compiled) known[name] = work(known)
      return Object.fromEntries(outputs.map((name) => [name, known[name]])) as Amounts // the outputs are numbers
    },
  }
}

function logicOf(formula: Formula): unknown {
  if (formula === '[]') return []
  if (typeof formula === 'string' && formula.startsWith('$')) return { var: formula.slice(1) }
  if (typeof formula !== 'object') return formula
  const [operator, ...parts] = formula
  const name = operator === '==' ? '===' : operator
  return { [name]: parts.map(logicOf) }
}
