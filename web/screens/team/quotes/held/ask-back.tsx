import type { Quote, QuoteLine } from '@costard/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import { MessageForm } from './message-form.tsx'
import { useNameOf } from './use-name-of.ts'

/** Sends a question to the member who asked about a line; the line continues to wait. */
export function AskBack({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('held.said')
  const nameOf = useNameOf()
  const [isOpen, setOpen] = useState(false)
  const ask = useQuoteAction<string>(
    quote,
    (ofQuote, text) => api.quoteApprovals.askBack({ ...ofQuote, lineId: line.id, text }),
    () => setOpen(false),
  )
  const { approval } = line
  if (approval?.state !== 'asked') return null
  const who = nameOf(approval.askedBy)
  if (isOpen)
    return <MessageForm label={t('questionTo', { who })} action={ask} onCancel={() => setOpen(false)} />
  return (
    <Button variant="subtle" onClick={() => setOpen(true)}>
      {t('askBack', { who })}
    </Button>
  )
}
