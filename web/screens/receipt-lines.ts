import type { TraceLabels } from '@costard/contract'
import type { TraceStep } from '@costard/pricing'
import type { MoneyWords } from '#messages/use-money.ts'
import type { useTranslations } from 'use-intl'

export interface ReceiptLine {
  readonly key: string
  /** The question that caused it. */
  readonly questionKey?: string | undefined
  readonly title: string
  readonly detail?: string
  readonly minor: number
  /** A sum of the lines above, ruled off. */
  readonly isSum: boolean
}

interface Words {
  readonly t: ReturnType<typeof useTranslations<'trace'>>
  readonly labels: TraceLabels
  readonly money: MoneyWords
  readonly percent: (bp: number) => string
  /** Says the question before its answer, where no number beside the line points to it. */
  readonly saysQuestions: boolean
}

/** The steps of a price as lines of a receipt, with the value as a sum of its own once something changed it. */
export function receiptLines(trace: readonly TraceStep[], words: Words): ReceiptLine[] {
  const valueSteps = trace.filter((step) => step.scope === 'value')
  const lines = valueSteps.flatMap((step) => lineOf(step, words))
  const laterLines = trace.filter((step) => step.scope !== 'value').flatMap((step) => lineOf(step, words))
  const value = valueSteps.at(-1)
  if (value && lines.length > 1 && laterLines.length > 0)
    lines.push({ key: 'value', title: words.t('value'), minor: value.after, isSum: true })
  return [...lines, ...laterLines]
}

function lineOf(step: TraceStep, words: Words): ReceiptLine[] {
  const wording = wordingOf(step, words)
  if (!wording) return []
  const [title, detail] = wording
  return [
    {
      key: String(step.seq),
      questionKey: step.questionKey,
      title,
      ...(detail !== undefined && { detail }),
      minor: step.delta,
      isSum: false,
    },
  ]
}

/** What the rules of section 14 of the pricing rules may hold, by the kinds that read them. */
type Rule = {
  code?: string
  factorBp?: number
  bp?: number
  stepMinor?: number
  mode?: 'down' | 'nearest' | 'up'
  rateBp?: number
  quantity?: number
  included?: boolean
  unitMinor?: number | null
  taxMinor?: number
}

type Wording = readonly [title: string, detail?: string | undefined]

function wordingOf(step: TraceStep, words: Words): Wording | undefined {
  const { t, labels, money, percent } = words
  const rule: Rule = step.rule ?? {}
  const share = percent(rule.bp ?? 0)
  switch (step.kind) {
    case 'base':
    case 'floor':
    case 'ceiling':
    case 'minOffer':
    case 'clamp':
    case 'adjustment':
      return [t(step.kind)]
    case 'grade':
      return [
        t('grade', { grade: labels[`grade:${rule.code}`] ?? rule.code ?? '' }),
        percent(rule.factorBp ?? 0),
      ]
    case 'effect':
      return [answerLabel(step, words), rule.bp === undefined ? undefined : t('ofValue', { share })]
    case 'overlapDropped':
      return [answerLabel(step, words), t('overlapDroppedWhy')]
    case 'deductionCap':
    case 'valueCap':
    case 'valueFloor':
      return [t(step.kind, { share })]
    case 'rounding':
      return [
        t('rounding'),
        rule.mode && t(`roundingMode.${rule.mode}`, { step: money.brief(rule.stepMinor ?? 0) }),
      ]
    case 'proposition':
      // Nothing to tell where the offer is the value itself.
      if (step.delta === 0) return undefined
      return [labels[`proposition:${step.propositionKey}`] ?? '', percent(rule.rateBp ?? 0)]
    case 'quantity':
      return [t('quantity', { quantity: rule.quantity ?? 1 })]
    case 'service': {
      const label = labels[`service:${step.serviceKey}`] ?? step.serviceKey ?? ''
      if (rule.included) return [label, t('included')]
      return (rule.quantity ?? 1) > 1 ? [label, `× ${rule.quantity}`] : [label]
    }
    case 'bundle':
      return [labels[`service:${step.serviceKey}`] ?? step.serviceKey ?? '']
    case 'tax':
      return [
        t('tax', { rate: percent(rule.rateBp ?? 0) }),
        step.delta === 0 ? `${money.full(rule.taxMinor ?? 0)} ${t('taxContained')}` : undefined,
      ]
    default:
      // Reasons to reject, to review or to give a range are told beside the price, not in its sum.
      return undefined
  }
}

/** What was answered: the choice in words, or the question alone where the answer is a number. */
function answerLabel({ questionKey, choiceKey }: TraceStep, { t, labels, saysQuestions }: Words): string {
  const question = labels[`question:${questionKey}`] ?? questionKey ?? ''
  const answer = labels[`choice:${questionKey}.${choiceKey}`]
  if (!answer) return question
  return saysQuestions ? t('answered', { question, answer }) : answer
}
