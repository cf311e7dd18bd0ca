import { html } from '../../html.ts'
import type { Locale, Texts } from '../../messages/texts.ts'
import { emailButton } from './button.ts'
import { emailHeading, emailLayout, emailLink, emailNote, emailText } from './layout.ts'
import { emailMark, markImage } from './mark.ts'
import type { Email } from './email.ts'

/** A mail in the name of the product whose purpose is one link. */
export function linkEmail({
  locale,
  texts,
  productName,
  subject,
  heading,
  body,
  button,
  link,
  notes,
}: {
  readonly locale: Locale
  readonly texts: Texts
  readonly productName: string
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button: string
  readonly link: string
  readonly notes: readonly string[]
}): Email {
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: emailMark(product, 28),
      rows: [
        emailHeading(heading),
        emailText(body),
        emailButton(link, button),
        emailNote(html`${texts('email.linkFallback')}<br />${emailLink(link, link)}`),
        ...notes.map((note) => emailNote(note)),
      ],
      foot: html`${product}`,
    }),
    images: [markImage],
    text: `${[heading, body, link, ...notes, product].join('\n\n')}\n`,
  }
}
