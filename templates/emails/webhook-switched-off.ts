import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailText } from './email-layout.ts'
import { emailMark, markImage } from './email-mark.ts'
import type { Email } from './email.ts'

/** Goes to the owners of a team when a webhook was switched off because nothing could be delivered. */
export function webhookSwitchedOffEmail({
  locale,
  productName,
  teamName,
  host,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Of the webhook's address. */
  readonly host: string
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const subject = texts('webhook.subject', { host })
  const heading = texts('webhook.heading')
  const paragraphs = [texts('webhook.text', { host }), texts('webhook.next')]
  const button = texts('webhook.button')
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
