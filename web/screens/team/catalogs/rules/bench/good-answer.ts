import type { Answer, Catalog, Effect, Model, PlainEffect, Question, Variant } from '@costard/pricing'
import { effectsOn } from '../effects/effect-cells.ts'

/**
 * Returns an answer without a deduction, hold or rejection, if the question has one; otherwise the first
 * answer.
 */
export function goodAnswer(
  question: Question,
  { computation, grades }: Catalog,
  device: { readonly model: Model; readonly variant: Variant },
  today: string,
): Answer {
  const best = grades.toSorted((a, b) => a.rank - b.rank)[0]?.code
  const effects = Object.hasOwn(computation, question.key) ? computation[question.key] : undefined
  const isGood = (list: readonly Effect[] = []) =>
    effectsOn(list, device).every((effect) => isHarmless(effect, best))
  const ofChoice = (key: string) =>
    effects?.choices && Object.hasOwn(effects.choices, key) ? effects.choices[key] : undefined
  const active = question.choices.filter((choice) => choice.active !== false)
  switch (question.type) {
    case 'single':
      return (active.find(({ key }) => isGood(ofChoice(key))) ?? active[0])?.key ?? null
    case 'multi': {
      const none = active.find(({ exclusive, key }) => exclusive === true && isGood(ofChoice(key)))
      return none ? [none.key] : question.required ? active.slice(0, 1).map(({ key }) => key) : []
    }
    case 'boolean':
      return isGood(ofChoice('true')) || !isGood(ofChoice('false'))
    case 'number': {
      const good = effects?.bands?.findLast((band) => isGood(band.effects))
      return good?.to ?? question.number?.max ?? 0
    }
    case 'date':
      return question.required ? today : null
    case 'photo':
      return question.required ? ['photo'] : null
    default:
      return question.required ? '-' : null
  }
}

function isHarmless(effect: PlainEffect, best: string | undefined): boolean {
  switch (effect.kind) {
    case 'amount':
      return effect.amountMinor >= 0
    case 'percent':
      return effect.bp >= 0
    case 'grade':
      return effect.code === best
    default:
      return effect.kind === 'none' || effect.kind === 'floor'
  }
}
