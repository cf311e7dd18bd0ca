import type { faq as english } from '../en/faq.ts'
import type { TextsLike } from '../texts-like.ts'

export const faq = {
  title: 'Wie können wir helfen?',
  help: 'Hilfe & FAQ',
  search: 'Antworten durchsuchen',
  hint: '{count, plural, one {# Antwort} other {# Antworten}} durchsuchen, etwa „auf 5 runden“',
  found: '{count, plural, =0 {Keine Antworten} one {# Antwort} other {# Antworten}}',
  here: 'Zu der Seite, von der Sie kommen:',
  all: 'Alle {count, number}',
  allGroups: 'Alle Antworten',
  group: {
    quotes: 'Angebote',
    catalogs: 'Kataloge und Preise',
    devices: 'Geräte und Checks',
    customers: 'Kunden',
    account: 'Team und Konto',
    other: 'Mehr',
  },
  nothing: 'Dazu gibt es keine Antwort',
  nothingText: 'Versuchen Sie andere Wörter oder sehen Sie die Gruppen durch.',
  clear: 'Suche leeren',
  noAnswer: 'Nicht fündig geworden?',
  write: 'Schreiben Sie uns',
  mailSubject: 'Frage zu {product} Pro',
  next: 'Weiterlesen',
  ofUse: {
    question: 'War das hilfreich?',
    yes: 'Ja',
    no: 'Nein',
    thanks: 'Danke. Das hilft uns, besser zu antworten.',
  },
  notFound: 'Antwort nicht gefunden',
  notFoundText: 'Vielleicht steht sie jetzt woanders. Suchen Sie sie in der Hilfe.',
  toHelp: 'Hilfe öffnen',
} satisfies TextsLike<typeof english>
