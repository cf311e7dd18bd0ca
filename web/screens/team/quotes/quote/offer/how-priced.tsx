import type { Quote } from '@costard/contract'
import { linesTaken } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { LineReceipt } from './line-receipt.tsx'
import { RoundingRows } from './rounding-rows.tsx'

/** Computation of each device's price, and the rounding of the total. */
export function HowPriced({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.quote')
  const { lines, lineCount } = quote
  return (
    <section className="cp-card cp-part cp-gap-8">
      <h2>{t('howPriced')}</h2>
      {linesTaken(lines, quote.acceptance ?? {}).map((line) => (
        <LineReceipt
          key={line.id}
          quote={quote}
          line={line}
          heading={line.device.name}
          total="staff"
          isDraft={false}
        />
      ))}
      {lineCount > lines.length && (
        <p className="cp-dim">{t('moreLines', { count: lineCount - lines.length })}</p>
      )}
      <RoundingRows quote={quote} hasTotal />
    </section>
  )
}
