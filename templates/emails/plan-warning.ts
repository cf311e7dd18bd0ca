import { formatNumber } from '@costard/pricing'
import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { teamNoticeEmail } from './parts/team-notice.ts'

/** Mail to the members who manage the subscription of a team that has used most of a limit. */
export function planWarningEmail({
  locale,
  country,
  productName,
  teamName,
  meter,
  used,
  limit,
  link,
}: {
  readonly locale: Locale
  /** ISO 3166-1 */
  readonly country: string
  readonly productName: string
  readonly teamName: string
  readonly meter: 'quotes' | 'members' | 'catalogs' | 'widgets' | 'apiCalls' | 'requests'
  readonly used: number
  readonly limit: number
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const format = (count: number) => formatNumber(count, `${locale}-${country}`)
  const counts = { used: format(used), limit: format(limit) }
  return teamNoticeEmail({
    locale,
    texts,
    productName,
    teamName,
    subject: texts(`plan.subject.${meter}`, { ...counts, team: teamName }),
    heading: texts(`plan.heading.${meter}`, counts),
    paragraphs: [texts(`plan.text.${meter}`), texts('plan.stays')],
    button: texts('plan.button'),
    link,
  })
}
