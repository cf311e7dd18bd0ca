import type { Minor } from '../amounts.ts'
import { textsFor } from './texts/texts-for.ts'
import { formatMoney, formatMoneyBriefly } from '../money/format-money.ts'
import { formatPercent, formatRate } from '../numbers/format-number.ts'
import type { TraceStep } from '../trace-step.ts'
import { taxWordIn } from './tax-word.ts'
import { mergeTaxes } from './merge-taxes.ts'
import { type Words, wordingOf } from './wording.ts'

/** A line of a price explanation, shown like a receipt line. */
export interface ExplainedStep {
  /** Id of the line, unique in the explanation. */
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
  /**
   * Shows the answer without its question, for screens that identify the question otherwise, e.g. by number.
   */
  readonly omitsQuestions?: boolean
}

/**
 * Returns the trace as text lines in English, French, German or Spanish, with numbers formatted for the
 * locale. Adds a sum for the value of the device when something changed it and more steps follow, and names
 * each tax rate once. For customers, pass the result of customerTrace.
 */
export function explain(
  trace: readonly TraceStep[],
  locale: string,
  { currency, labels, omitsQuestions = false }: ExplainOptions,
): ExplainedStep[] {
  const texts = textsFor(locale)
  const words: Words = {
    texts,
    taxName: taxWordIn(locale),
    gradedMinor: gradedIn(trace),
    label: (kind, key) => labels[`${kind}:${key}`],
    rate: (pcm) => formatRate(pcm, locale),
    percent: (bp) => formatPercent(bp, locale).replace('-', '−'),
    change: (bp) => formatPercent(bp, locale, { signed: true }).replace('-', '−'),
    money: (minor) => formatMoney(minor, currency, locale).replace('-', '−'),
    brief: (minor) => formatMoneyBriefly(minor, currency, locale).replace('-', '−'),
    omitsQuestions,
  }
  const valueSteps = trace.filter((step) => step.scope === 'value')
  const lines = valueSteps.flatMap((step) => lineOf(step, words))
  const later = mergeTaxes(trace.filter((step) => step.scope !== 'value')).flatMap((step) =>
    lineOf(step, words),
  )
  const value = valueSteps.at(-1)
  const isChanged = lines.filter(({ kind }) => kind === 'step').length > 1
  if (value && isChanged && later.length > 0) {
    lines.push({ key: 'value', title: words.texts.value, minor: value.after, kind: 'sum' })
  }
  return [...lines, ...later]
}

/** Price for the grade, the base of the effects' shares. */
function gradedIn(trace: readonly TraceStep[]): Minor {
  return trace.findLast(({ kind }) => kind === 'base' || kind === 'grade')?.after ?? 0
}

function lineOf(step: TraceStep, words: Words): ExplainedStep[] {
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
