import { createTexts, type Locale } from '../../messages/texts.ts'
import { emailButton } from '../parts/button.ts'
import { emailHeading, emailLayout, emailText } from '../parts/layout.ts'
import { emailMark, markImage } from '../parts/mark.ts'
import type { Email } from '../parts/email.ts'
import { colonIn } from '../parts/labelled.ts'

/** Mail to the member in whose name the widget creates quotes. The price is in the quote, not in the mail. */
export function widgetRequestEmail({
  locale,
  productName,
  teamName,
  isSent,
  link,
  ...about
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Name of the visitor, otherwise the email address. */
  readonly name: string
  /** Name of the widget. */
  readonly widget: string
  readonly device: string
  /** Number of the quote. */
  readonly number: string
  readonly isSent: boolean
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const subject = texts('widgetRequest.subject', about)
  const heading = texts('widgetRequest.heading')
  const text = texts(isSent ? 'widgetRequest.sent' : 'widgetRequest.text', about)
  const button = texts('widgetRequest.button')
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: teamName,
      rows: [emailHeading(heading), emailText(text), emailButton(link, button)],
      foot: emailMark(product, 18),
    }),
    images: [markImage],
    text: `${[heading, text, `${button}${colonIn(locale)}\n${link}`, product].join('\n\n')}\n`,
  }
}
