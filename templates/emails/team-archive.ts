import { createTexts, type Locale } from '../messages/texts.ts'
import type { Email } from './parts/email.ts'
import { dayAt, type MailPlace } from './parts/mail-place.ts'
import { linkEmail } from './parts/link-email.ts'

/** Mail to an owner: the archive of their team can be downloaded. */
export function teamArchiveEmail({
  locale,
  place,
  productName,
  teamName: team,
  link,
  keptUntil,
}: {
  readonly locale: Locale
  readonly place: MailPlace
  readonly productName: string
  readonly teamName: string
  /** Address of the page with the download. */
  readonly link: string
  readonly keptUntil: Date
}): Email {
  const texts = createTexts(locale)
  const day = dayAt(keptUntil, locale, place)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts('teamArchive.subject', { team }),
    heading: texts('teamArchive.subject', { team }),
    body: texts('teamArchive.body', { team, day }),
    button: texts('teamArchive.button'),
    link,
    notes: [],
  })
}

/** Mail to an owner: the archive of their team could not be made. */
export function teamArchiveFailedEmail({
  locale,
  productName,
  teamName: team,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Address of the page for requesting an archive. */
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  return linkEmail({
    locale,
    texts,
    productName,
    subject: texts('teamArchive.failed.subject', { team }),
    heading: texts('teamArchive.failed.subject', { team }),
    body: texts('teamArchive.failed.body', { team }),
    button: texts('teamArchive.failed.button'),
    link,
    notes: [],
  })
}
