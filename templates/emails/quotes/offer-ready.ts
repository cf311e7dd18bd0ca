import { createTexts, type Locale } from '../../messages/texts.ts'
import type { Email } from '../parts/email.ts'
import { linkEmail } from '../parts/link-email.ts'

/**
 * Mail to the address entered by the visitor of a widget, to prove that it is the visitor's before the offer
 * is sent.
 */
export function offerReadyEmail({
  locale,
  productName,
  teamName: team,
  number,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Number of the quote. */
  readonly number: string
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts('offerReady.subject', { team, number }),
    heading: texts('offerReady.heading'),
    body: texts('offerReady.body', { team }),
    button: texts('offerReady.button'),
    link,
    notes: [texts('offerReady.ignore')],
  })
}
