import { createTexts, type Locale } from '../../messages/texts.ts'
import type { Email } from '../parts/email.ts'
import { linkEmail } from '../parts/link-email.ts'

/** Mail to the visitor who requested the link, for continuing on another device. */
export function selfInspectionLinkEmail({
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
    subject: texts('selfInspectionLink.subject', { number }),
    heading: texts('selfInspectionLink.heading'),
    body: texts('selfInspectionLink.body', { team }),
    button: texts('selfInspectionLink.button'),
    link,
    notes: [],
  })
}
