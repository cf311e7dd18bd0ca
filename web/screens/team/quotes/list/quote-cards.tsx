import type { QuoteSummary } from '@costard/contract'
import { Link } from 'react-router'
import { RowFaces } from '#live/colleague-faces.tsx'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import list from '../../list/list.module.css'
import cards from '../../list/list-cards.module.css'
import { useTeam } from '../../team-context.ts'
import { AssistantMark } from '../marks/assistant-mark.tsx'
import { pathOf } from './quote-row.ts'
import {
  ArchivedWord,
  CustomerName,
  NextStep,
  QuoteNumber,
  Total,
  useDeviceDetail,
} from '../marks/quote-words.tsx'
import { QuestionMark } from '../marks/question-mark.tsx'
import { StateBadge } from '../marks/state-badge.tsx'

/** Quotes on a phone: two lines each, the whole card is a link. */
export function QuoteCards({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  return (
    <ul className={cards.cards}>
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} />
      ))}
    </ul>
  )
}

function QuoteCard({ quote }: { readonly quote: QuoteSummary }) {
  const team = useTeam()
  const detail = useDeviceDetail(quote)
  return (
    <li className={cards.card}>
      <DeviceDrawing silhouette={quote.silhouette} size={24} />
      <Link className={cards.cardTitle} to={pathOf(team.id, quote)} data-row-link>
        {quote.title} <span>{detail}</span>
      </Link>
      <b className={list.key}>
        <Total quote={quote} />
      </b>
      <span className={cards.cardText}>
        <CustomerName name={quote.customerName} /> ·{' '}
        {quote.archivedAt !== null && (
          <>
            <ArchivedWord /> ·{' '}
          </>
        )}
        {quote.netMinor === null && !quote.isTrial && quote.archivedAt === null ? (
          <NextStep quote={quote} />
        ) : (
          <QuoteNumber quote={quote} />
        )}{' '}
        <QuestionMark quote={quote} /> <AssistantMark quote={quote} /> <RowFaces quoteId={quote.id} />
      </span>
      <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
    </li>
  )
}
