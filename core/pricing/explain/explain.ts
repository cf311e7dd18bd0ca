import type { Minor } from '../amounts.ts'
import type { ExplainTexts } from './texts/explain-texts.ts'
import { textsFor } from './texts/texts-for.ts'
import { formatMoney, formatMoneyBriefly } from '../money/format-money.ts'
import type { CheckKind } from '../checks.ts'
import type { TraceStep } from '../trace-step.ts'

/** One line of an explanation, as on a till receipt. */
export interface ExplainedLine {
  /** Its own among the lines. */
  readonly key: string
  readonly questionKey?: string
  readonly title: string
  /** Said more quietly beside the title. */
  readonly detail?: string
  /** What it adds; of a sum, what is reached. */
  readonly minor: Minor
  /** `sum` rules off the lines above; `note` says why there is no price or no firm one, and moves no money. */
  readonly kind: 'step' | 'sum' | 'note'
}

export interface ExplainOptions {
  readonly currency: string
  /**
   * Words for the keys of the catalog: `question:key`, `choice:question.choice`, `proposition:key`, `service:key`,
   * `grade:code` and `reason:key`. A key without words stands for itself.
   */
  readonly labels: Readonly<Record<string, string>>
  /** Says only the answer where the place of a line already tells its question. */
  readonly omitsQuestions?: boolean
}

/**
 * The steps of a price as lines to read, in English, French, German or Spanish and with numbers as the locale
 * writes them. The value of the device is a sum of its own once something changed it and more follows. Give the
 * customer's own trace for what a customer reads.
 */
export function explain(
  trace: readonly TraceStep[],
  locale: string,
  { currency, labels, omitsQuestions = false }: ExplainOptions,
): ExplainedLine[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const words: Words = {
    texts: textsFor(locale),
    label: (kind, key) => labels[`${kind}:${key}`],
    percent: (bp) => percent.format(bp / 10_000).replace('-', '−'),
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

/** What the rules of steps may hold, by the kinds that read them. */
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
  const { texts, label, percent, money, brief } = words
  const rule: Rule = step.rule ?? {}
  const share = percent(rule.bp ?? 0)
  const serviceKey = step.serviceKey ?? ''
  const service = label('service', serviceKey) ?? serviceKey
  switch (step.kind) {
    case 'base':
      // A repair starts from nothing: its money sits in the services.
      return step.delta === 0 ? undefined : [texts.base]
    case 'floor':
    case 'ceiling':
    case 'minOffer':
    case 'clamp':
    case 'adjustment':
      return [texts[step.kind]]
    case 'grade': {
      const { code = '', factorBp = 0 } = rule
      return [texts.grade(label('grade', code) ?? code), percent(factorBp)]
    }
    case 'effect':
      return [answerOf(step, words), rule.bp === undefined ? undefined : texts.ofValue(share)]
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
      // nothing to tell where the offer is the value itself
      if (step.delta === 0) return undefined
      const key = step.propositionKey ?? ''
      return [label('proposition', key) ?? key, percent(rule.rateBp ?? 0)]
    }
    case 'quantity':
      return [texts.quantity(rule.quantity ?? 1)]
    case 'service':
      if (rule.included) return [service, texts.included]
      return [service, (rule.quantity ?? 1) > 1 ? `× ${rule.quantity}` : undefined]
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

/** What was answered: the choice in words, or the question alone where the answer is a number. */
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
