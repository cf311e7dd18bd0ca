import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

interface Step {
  readonly kind: string
  readonly key: string
  readonly choice: string
}

/**
 * Returns a function for the name of a step of a computation: its question and answer, its service, or its
 * kind.
 */
export function useStepName(): (step: Step) => string {
  const t = useTranslations('catalog.backtest.step')
  const { language } = useRegion()
  const { questions, services, propositions } = useDraft().state.document.wording
  return ({ kind, key, choice }) => {
    const question = questions[key]
    if (question) {
      const answer = textIn(language, question.choices[choice]?.label)
      const text = textIn(language, question.text)
      return answer === '' ? text : `${text}: ${answer}`
    }
    const named = services[key]?.name ?? propositions[key]?.name
    if (named) return textIn(language, named)
    const known = (['base', 'grade', 'rounding', 'floor', 'ceiling', 'deductionCap'] as const).find(
      (one) => one === kind,
    )
    return known ? t(known) : t('other')
  }
}
