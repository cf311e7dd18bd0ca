import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailText } from './email-layout.ts'
import { emailMark, markImage } from './email-mark.ts'
import type { Email } from './email.ts'

/** Goes to the member who scheduled a catalog that was not published. */
export function catalogNotPublishedEmail({
  locale,
  productName,
  teamName,
  catalogName: name,
  at,
  timeZone,
  why,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly catalogName: string
  /** When it was to go live. */
  readonly at: Date
  readonly timeZone: string
  readonly why: 'errors' | 'changed' | 'archived' | 'notAllowed' | 'other'
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const subject = texts('catalog.subject', { name })
  const heading = texts('catalog.heading', { name })
  const paragraphs = [texts(`catalog.why.${why}`), texts('catalog.text', { at: moment.format(at) })]
  const button = texts('catalog.button')
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: teamName,
      rows: [emailHeading(heading), ...paragraphs.map(emailText), emailButton(link, button)],
      foot: emailMark(product, 18),
    }),
    images: [markImage],
    text: `${[heading, ...paragraphs, `${button}:\n${link}`, product].join('\n\n')}\n`,
  }
}
