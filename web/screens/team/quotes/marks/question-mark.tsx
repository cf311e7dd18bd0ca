import type { QuoteSummary } from '@costard/contract'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './question-mark.module.css'

/** Marks a quote with an unanswered question of the customer. */
export function QuestionMark({ quote }: { readonly quote: Pick<QuoteSummary, 'questionsOpen'> }) {
  const t = useTranslations('quotes')
  const { questionsOpen: count } = quote
  if (count === 0) return null
  const words = t('questionsOpen', { count })
  return (
    <span className={classes.mark} title={words}>
      <IconMessageQuestion size={16} stroke={1.9} aria-hidden="true" />
      <span className="cp-hidden">{words}</span>
    </span>
  )
}
