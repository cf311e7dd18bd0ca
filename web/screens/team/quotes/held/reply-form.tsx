import type { Quote, QuoteLine } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useQuoteAction } from '../quote/actions/use-quote-action.ts'
import { MessageForm } from './message-form.tsx'

/** Reply to the last question about a line, if it is open. */
export function ReplyForm({ quote, line }: { readonly quote: Quote; readonly line: QuoteLine }) {
  const t = useTranslations('held.said')
  const reply = useQuoteAction<string>(quote, (ofQuote, text) =>
    api.quoteApprovals.reply({ ...ofQuote, lineId: line.id, text }),
  )
  const last = line.approval?.messages?.at(-1)
  if (line.approval?.state !== 'asked' || last?.kind !== 'question') return null
  return <MessageForm key={last.at} label={t('yourReply')} action={reply} />
}
