import type { QuoteSummary } from '@costard/contract'
import { IconRobot } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from './question-mark.module.css'

/** Marks a draft made by an assistant and not sent yet. */
export function AssistantMark({ quote: { assistant } }: { readonly quote: Pick<QuoteSummary, 'assistant'> }) {
  const t = useTranslations('quotes')
  if (assistant === null) return null
  const words = t('draftedBy', { name: assistant })
  return (
    <span className={classes.mark} title={words}>
      <IconRobot size={16} stroke={1.9} aria-hidden="true" />
      <span className="cp-hidden">{words}</span>
    </span>
  )
}
