import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ChangeNote } from '../changes/change-note.tsx'
import { usePartWords } from '../changes/part-words.ts'
import { useQuoteNews } from '../changes/use-quote-news.ts'

/** What others did to the quote while it is open here. */
export function QuoteNewsNote({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('live.change.part')
  const words = usePartWords(quote.currency)
  const { news, dismiss } = useQuoteNews(quote)
  if (!news) return null
  const { before, after, at, what } = news
  const parts = news.parts.map((part) => ({
    part: t(part),
    theirs: words.ofQuote(after, part),
    ...(before && { before: words.ofQuote(before, part) }),
  }))
  return <ChangeNote quoteId={quote.id} at={at} what={what} parts={parts} onClose={dismiss} />
}
