import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ChangeNote } from '../changes/change-note.tsx'
import { usePartWords } from '../changes/part-words.ts'
import { useQuoteChange } from '../changes/use-quote-change.ts'

/** Colleagues' changes to the quote while it is open here. */
export function QuoteChangeNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('live.change.part')
  const words = usePartWords(quote.currency)
  const { shown, dismiss } = useQuoteChange(quote)
  if (!shown) return null
  const { before, after, at, what } = shown
  const parts = shown.parts.map((part) => ({
    part: t(part),
    theirs: words.ofQuote(after, part),
    ...(before && { before: words.ofQuote(before, part) }),
  }))
  return <ChangeNote quoteId={quote.id} at={at} what={what} parts={parts} onClose={dismiss} />
}
