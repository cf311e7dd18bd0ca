import type { Locale, Texts } from '../../messages/texts.ts'
import { emailButton } from './button.ts'
import { emailHeading, emailLayout, emailText } from './layout.ts'
import { emailMark, markImage } from './mark.ts'
import type { Email } from './email.ts'
import { colonIn } from './labelled.ts'

/** A mail to a member about an event in their team, with a button that leads to the place to handle it. */
export function teamNoticeEmail({
  locale,
  texts,
  productName,
  teamName,
  subject,
  heading,
  paragraphs,
  button,
  link,
}: {
  readonly locale: Locale
  readonly texts: Texts
  readonly productName: string
  readonly teamName: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly link: string
}): Email {
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: teamName,
      rows: [emailHeading(heading), ...paragraphs.map((text) => emailText(text)), emailButton(link, button)],
      foot: emailMark(product, 18),
    }),
    images: [markImage],
    text: `${[heading, ...paragraphs, `${button}${colonIn(locale)}\n${link}`, product].join('\n\n')}\n`,
  }
}
