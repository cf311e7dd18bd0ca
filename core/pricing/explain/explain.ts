import type { Minor } from '../amounts.ts'
import type { ExplainTexts } from './texts/explain-texts.ts'
import { textsFor } from './texts/texts-for.ts'
import { formatMoney, formatMoneyBriefly } from '../money/format-money.ts'
import type { CheckKind } from '../checks.ts'
import type { TraceStep } from '../trace-step.ts'

/** One line of a price explanation, shown like a receipt line. */
export interface ExplainedLine {
  /** Unique among the lines. */
  readonly key: string
  readonly questionKey?: string
  readonly title: string
  /** Secondary text after the title. */
  readonly detail?: string
  /** The delta of a step; the running total of a sum. */
  readonly minor: Minor
  /** `sum` is a subtotal; `note` explains why there is no price or no firm price, and has no amount. */
  readonly kind: 'step' | 'sum' | 'note'
}

export interface ExplainOptions {
  readonly currency: string
  /**
   * Labels for catalog keys: `question:key`, `choice:question.choice`, `proposition:key`, `service:key`,
   * `grade:code` and `reason:key`. A key without a label is shown as is.
   */
  readonly labels: Readonly<Record<string, string>>
  /** Shows only the answer, for screens that identify the question otherwise, e.g. by number. */
  readonly omitsQuestions?: boolean
}

/**
 * Returns the trace as text lines in English, French, German or Spanish, with numbers formatted for the locale. Adds a
 * sum for the value of the device when something changed it and more steps follow. For customers, pass the result of
 * customerTrace.
 */
export function explain(
  trace: readonly TraceStep[],
  locale: string,
  { currency, labels, omitsQuestions = false }: ExplainOptions,
): ExplainedLine[] {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  const percent = new Intl.NumberFormat(locale, style)
  const change = new Intl.NumberFormat(locale, { ...style, signDisplay: 'exceptZero' })
  const words: Words = {
    texts: textsFor(locale),
    label: (kind, key) => labels[`${kind}:${key}`],
    percent: (bp) => percent.format(bp / 10_000).replace('-', '−'),
    change: (bp) => change.format(bp / 10_000).replace('-', '−'),
    money: (minor) => formatMoney(minor, currency, locale).replace('-', '−'),
    brief: (minor) => formatMoneyBriefly(minor, currency, locale).replace('-', '−'),
    omitsQuestions,
  }
  const valueSteps = trace.filter((step) => step.scope === 'value')
  const lines = valueSteps.flatMap((step) => lineOf(step, words))
  const later = trace.filter((step) => step.scope !== 'value').flatMap((step) => lineOf(step, words))
  const value = valueSteps.at(-1)
  const isChanged = lines.filter(({ kind }) => kind === 'step').length > 1
  if (value && isChanged && later.length > 0) {
    lines.push({ key: 'value', title: words.texts.value, minor: value.after, kind: 'sum' })
  }
  return [...lines, ...later]
}

interface Words {
  readonly texts: ExplainTexts
  readonly label: (kind: string, key: string) => string | undefined
  readonly percent: (bp: number) => string
  /** A share with its sign. */
  readonly change: (bp: number) => string
  readonly money: (minor: Minor) => string
  readonly brief: (minor: Minor) => string
  readonly omitsQuestions: boolean
}

function lineOf(step: TraceStep, words: Words): ExplainedLine[] {
  const wording = wordingOf(step, words)
  if (!wording) return []
  const [title, detail] = wording
  const { seq, kind, questionKey, delta } = step
  return [
    {
      key: String(seq),
      ...(questionKey !== undefined && { questionKey }),
      title,
      ...(detail !== undefined && { detail }),
      minor: delta,
      kind: kind === 'reject' || kind === 'review' || kind === 'range' ? 'note' : 'step',
    },
  ]
}

/** The fields of trace rules used in explanations. */
interface Rule {
  readonly code?: string
  readonly factorBp?: number
  readonly bp?: number
  readonly stepMinor?: Minor
  readonly mode?: string
  readonly rateBp?: number
  readonly quantity?: number
  readonly included?: boolean
  readonly taxMinor?: Minor
  readonly reason?: string
}

type Wording = readonly [title: string, detail?: string | undefined]

function wordingOf(step: TraceStep, words: Words): Wording | undefined {
  const { texts, label, percent, change, money, brief } = words
  const rule: Rule = step.rule ?? {}
  const share = percent(rule.bp ?? 0)
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
    case 'clamp':
    case 'adjustment':
      return [texts[step.kind]]
    case 'grade': {
      const { code = '', factorBp = 0 } = rule
      return [label('grade', code) ?? code, change(factorBp - 10_000)]
    }
    case 'effect':
      return [answerOf(step, words), rule.bp === undefined ? undefined : change(rule.bp)]
    case 'overlapDropped':
      return [answerOf(step, words), texts.overlapDropped]
    case 'deductionCap':
    case 'valueCap':
    case 'valueFloor':
      return [texts[step.kind](share)]
    case 'rounding': {
      const { mode, stepMinor = 0 } = rule
      const isMode = mode === 'down' || mode === 'nearest' || mode === 'up'
      return [texts.rounding, isMode ? texts.roundingTo[mode](brief(stepMinor)) : undefined]
    }
    case 'proposition': {
      // no line when the offer equals the value
      if (step.delta === 0) return undefined
      const key = step.propositionKey ?? ''
      return [label('proposition', key) ?? key, percent(rule.rateBp ?? 0)]
    }
    case 'quantity':
      return [texts.quantity(rule.quantity ?? 1)]
    case 'service':
      if (rule.included) return [service, texts.included]
      return [service, (rule.quantity ?? 1) > 1 ? `× ${rule.quantity}` : undefined]
    case 'serviceByHand':
      return [(rule.quantity ?? 1) > 1 ? `${service} × ${rule.quantity}` : service, texts.byHand]
    case 'bundle':
      return [service]
    case 'tax':
      return [
        texts.tax(percent(rule.rateBp ?? 0)),
        step.delta === 0 ? texts.taxContained(money(rule.taxMinor ?? 0)) : undefined,
      ]
    case 'reject':
    case 'review':
      return [texts[step.kind](reasonOf(step, rule.reason ?? '', words))]
    case 'range':
      return [texts.range(share)]
    default:
      return undefined
  }
}

/** Returns question and choice, or the question alone when the choice has no label. */
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
  const known: Partial<Record<CheckKind, string>> = texts.checks
  return label('reason', reason) ?? (check && known[check]) ?? reason
}
