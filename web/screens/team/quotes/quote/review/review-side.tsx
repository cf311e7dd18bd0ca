import type { Quote } from '@costard/contract'
import { priceObstaclesIn } from '@costard/quotes'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { OnHold } from '../../held/on-hold.tsx'
import { waitingLinesOf } from '../../held/waiting-lines-of.ts'
import { QuoteSite } from '../quote-site.tsx'
import { VisitorSaid } from '../visitor/visitor-said.tsx'
import { CustomerForm } from './customer/customer-form.tsx'
import { FreeLines } from './lines/free-lines.tsx'
import { NoPrice } from './lines/no-price.tsx'
import { OfferAs } from './lines/offer-as.tsx'
import { PartConflict } from './draft/part-conflict.tsx'
import classes from './review.module.css'
import type { Review } from './use-review.ts'
import { ValidityAndNote } from './validity-and-note.tsx'

/** Beside the document: the offer or why there is none, the customer, and the conditions. */
export function ReviewSide({ quote, review }: { readonly quote: Quote; readonly review: Review }) {
  const { draft, form } = review
  const isPhone = useScreenSize() === 'phone'
  const hasPrice = priceObstaclesIn(quote.obstacles).length === 0
  const isHeld = !quote.isTrial && waitingLinesOf(quote).length > 0
  return (
    <aside className={classes.side}>
      {hasPrice ? (
        <OfferAs quote={quote} draft={draft} onChange={review.change} />
      ) : isHeld ? (
        !isPhone && <OnHold quote={quote} />
      ) : (
        <NoPrice quote={quote} />
      )}
      <FreeLines quote={quote} />
      <VisitorSaid quote={quote} />
      <section className="cp-card cp-part cp-gap-14">
        {!quote.isTrial && <PartConflict part="customer" quote={quote} draft={draft} />}
        {!quote.isTrial && (
          <CustomerForm
            form={form}
            customerField={review.customerField}
            who={review.who}
            // Below a long list of offers, focusing would scroll the page.
            focusesName={!isPhone && hasPrice && quote.customer === null && quote.lineCount <= 2}
          />
        )}
        <QuoteSite quote={quote} />
        <ValidityAndNote quote={quote} form={form} draft={draft} onChange={review.change} />
      </section>
    </aside>
  )
}
