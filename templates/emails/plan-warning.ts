import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailText } from './email-layout.ts'
import { emailMark, markImage } from './email-mark.ts'
import type { Email } from './email.ts'

/** Goes to who manages the subscription of a team that has used most of a limit. */
export function planWarningEmail({
  locale,
  productName,
  teamName,
  meter,
  used,
  limit,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly meter: 'quotes' | 'members' | 'catalogs' | 'widgets' | 'apiCalls'
  readonly used: number
  readonly limit: number
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const { format } = new Intl.NumberFormat(locale)
  const counts = { used: format(used), limit: format(limit) }
  const subject = texts(`plan.subject.${meter}`, { ...counts, team: teamName })
  const heading = texts(`plan.heading.${meter}`, counts)
  const paragraphs = [texts(`plan.text.${meter}`), texts('plan.stays')]
  const button = texts('plan.button')
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
