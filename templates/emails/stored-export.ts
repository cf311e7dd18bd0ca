import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { linkEmail } from './parts/link-email.ts'
import { dayAt, type MailPlace } from './parts/mail-place.ts'

interface Shown {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  readonly fileName: string
  /** Address of the page with the download. */
  readonly link: string
}

/** Mail to a member: the file they requested can be downloaded. */
export function storedExportEmail({
  place,
  keptUntil,
  ...shown
}: Shown & { readonly place: MailPlace; readonly keptUntil: Date }): Email {
  return exportEmail('ready', shown, dayAt(keptUntil, shown.locale, place))
}

/** Mail to a member: the file they requested could not be made. */
export function storedExportFailedEmail(shown: Shown): Email {
  return exportEmail('failed', shown, '')
}

function exportEmail(
  state: 'ready' | 'failed',
  { locale, productName, teamName: team, fileName: file, link }: Shown,
  day: string,
): Email {
  const texts = createTexts(locale)
  const subject = texts(`storedExport.${state}.subject`, { file })
  return linkEmail({
    locale,
    texts,
    productName,
    subject,
    heading: subject,
    body: texts(`storedExport.${state}.body`, { team, day }),
    button: texts(`storedExport.${state}.button`),
    link,
    notes: [],
  })
}
