import type { Minor } from '../amounts.ts'
import type { CheckKind } from '../checks.ts'
import { share } from '../money/arithmetic.ts'
import type { TraceStep } from '../trace-step.ts'
import type { ExplainTexts } from './texts/explain-texts.ts'
import { textsFor } from './texts/texts-for.ts'

/** Texts and formats of one explanation. */
export interface Words {
  readonly texts: ExplainTexts
  readonly taxName: string
  readonly gradedMinor: Minor
  readonly label: (kind: string, key: string) => string | undefined
  readonly percent: (bp: number) => string
  /** Formats a tax rate in thousandths of a per cent. */
  readonly rate: (pcm: number) => string
  /** Formats a share with its sign. */
  readonly change: (bp: number) => string
  readonly money: (minor: Minor) => string
  readonly brief: (minor: Minor) => string
  readonly omitsQuestions: boolean
}

/** The fields of trace rules used in explanations. */
interface Rule {
  readonly code?: string
  readonly minMinor?: Minor
  readonly maxMinor?: Minor
  readonly limitMinor?: Minor
  readonly factorBp?: number
  readonly amountMinor?: Minor
  readonly bp?: number
  readonly stepMinor?: Minor
  readonly endingMinor?: Minor
  readonly mode?: string
  readonly rateBp?: number
  readonly quantity?: number
  /** null: on request. */
  readonly unitMinor?: Minor | null
  readonly included?: boolean
  readonly taxMinor?: Minor
  /** The rate of a named tax, in thousandths of a per cent; undefined for the only, nameless tax of a line. */
  readonly ratePcm?: number
  readonly name?: string
  readonly reason?: string
}

type Wording = readonly [title: string, detail?: string | undefined]

/** Returns title and detail of a step; undefined for a hidden step. */
export function wordingOf(step: TraceStep, words: Words): Wording | undefined {
  const { texts, label, percent, change, money, brief } = words
  const rule: Rule = step.rule ?? {}
  const limit = percent(rule.bp ?? 0)
  const serviceKey = step.serviceKey ?? ''
  const service = label('service', serviceKey) ?? serviceKey
  switch (step.kind) {
    case 'base':
      // a repair starts at 0: its price comes from services
      return step.delta === 0 ? undefined : [texts.base]
    case 'byHand':
      return [texts.byHand]
    case 'floor':
    case 'ceiling':
    case 'minOffer':
      return [texts[step.kind], brief(rule.limitMinor ?? 0)]
    case 'clamp':
      return [bounded(texts.clamp, rule, step.delta > 0, words)]
    case 'adjustment':
      return [texts.adjustment]
    case 'grade': {
      const { code = '', factorBp = 0, amountMinor } = rule
      const share =
        amountMinor === undefined ? change(factorBp - 10_000) : texts.ownAmount(brief(amountMinor))
      return [label('grade', code) ?? code, share]
    }
    case 'effect':
      return [answerOf(step, words), rule.bp === undefined ? undefined : shareOf(rule.bp, rule, step, words)]
    case 'overlapDropped':
      return [answerOf(step, words), texts.overlapDropped]
    case 'deductionCap':
    case 'valueCap':
    case 'valueFloor':
      return [texts[step.kind](limit)]
    case 'rounding': {
      const { mode, stepMinor = 0, endingMinor = 0 } = rule
      if (mode !== 'down' && mode !== 'nearest' && mode !== 'up') return [texts.rounding]
      if (endingMinor === 0) return [texts.rounding, texts.roundingTo[mode](brief(stepMinor))]
      // An ending of -1 with steps of 10 means 9.
      const ending = endingMinor < 0 ? stepMinor + endingMinor : endingMinor
      return [texts.rounding, texts.roundingToEnding[mode](brief(ending))]
    }
    case 'proposition': {
      // no line if the offer equals the value
      if (step.delta === 0) return undefined
      const key = step.propositionKey ?? ''
      return [label('proposition', key) ?? key, percent(rule.rateBp ?? 0)]
    }
    case 'quantity':
      return [texts.quantity(rule.quantity ?? 1)]
    case 'service':
      if (rule.included) return [service, texts.included]
      if (rule.unitMinor === null) return [service, texts.onRequest]
      return [service, (rule.quantity ?? 1) > 1 ? `× ${rule.quantity}` : undefined]
    case 'serviceByHand':
      return [(rule.quantity ?? 1) > 1 ? `${service} × ${rule.quantity}` : service, texts.byHand]
    case 'bundle':
      return [service]
    case 'tax': {
      const { name = words.taxName, rateBp = 0, ratePcm, taxMinor = 0 } = rule
      return [
        step.delta === 0 ? texts.taxIncluded(name, money(taxMinor)) : capitalized(name),
        ratePcm === undefined ? percent(rateBp) : words.rate(ratePcm),
      ]
    }
    case 'taxRounding':
      return [texts.taxRounding]
    case 'cashRounding':
      return [texts.cashRounding, texts.roundingTo.nearest(brief(rule.stepMinor ?? 0))]
    case 'reject':
    case 'review':
      return [texts[step.kind](reasonOf(step, rule.reason ?? '', words))]
    case 'range':
      return [texts.range(limit)]
    default:
      return undefined
  }
}

/** Returns the share of an effect, with the limit that determined its amount. */
function shareOf(bp: number, rule: Rule, { delta }: TraceStep, words: Words): string {
  const unboundedMinor = share(words.gradedMinor, Math.abs(bp))
  const takenMinor = Math.abs(delta)
  const text = words.change(bp)
  return takenMinor === unboundedMinor ? text : bounded(text, rule, takenMinor > unboundedMinor, words)
}

function bounded(what: string, { minMinor, maxMinor }: Rule, isRaised: boolean, words: Words): string {
  const { texts, brief } = words
  if (isRaised) return minMinor === undefined ? what : texts.atLeast(what, brief(minMinor))
  return maxMinor === undefined ? what : texts.atMost(what, brief(maxMinor))
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns question and choice, or only the question if the choice has no label. */
function answerOf(
  { questionKey = '', choiceKey = '' }: TraceStep,
  { texts, label, omitsQuestions }: Words,
): string {
  const question = label('question', questionKey) ?? questionKey
  const answer = label('choice', `${questionKey}.${choiceKey}`)
  if (!answer) return question
  return omitsQuestions ? answer : texts.answered(question, answer)
}

function reasonOf({ check }: TraceStep, reason: string, { texts, label }: Words): string {
  return label('reason', reason) ?? ownReason({ reason, check }, texts)
}

function ownReason(
  { reason, check }: { readonly reason: string; readonly check?: CheckKind | undefined },
  { checks, reasons }: ExplainTexts,
): string {
  if (check) return checks[check]
  return reason === 'belowMinimum' || reason === 'range' ? reasons[reason] : reasons.unnamed
}

/** Returns the text of a reason without a text in the catalog, as a sentence without a full stop. */
export function reasonText(
  reason: { readonly reason: string; readonly check?: CheckKind | undefined },
  locale: string,
): string {
  return capitalized(ownReason(reason, textsFor(locale)))
}
