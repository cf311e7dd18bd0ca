import type { Quote, QuoteLine } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import { MessageForm } from './message-form.tsx'
import { useNameOf } from './use-name-of.ts'

/** Replies to the last question about a line, if it is open. */
export function ReplyForm({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('held.said')
  const nameOf = useNameOf()
  const reply = useQuoteAction<string>(quote, (ofQuote, text) =>
    api.quoteApprovals.reply({ ...ofQuote, lineId: line.id, text }),
  )
  const last = line.approval?.messages?.at(-1)
  if (line.approval?.state !== 'asked' || last?.kind !== 'question') return null
  return <MessageForm key={last.at} label={t('replyTo', { who: nameOf(last.by) })} action={reply} />
}
