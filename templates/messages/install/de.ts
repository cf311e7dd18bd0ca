import type { TextsLike } from '../texts-like.ts'
import type { enInstall } from './en.ts'

export const deInstall = {
  description: 'Angebote, Reparaturen und Preise von Apple-Geräten für Ihr Geschäft.',
  newQuote: 'Neues Angebot',
  newQuoteShort: 'Angebot',
  scan: 'Gerät scannen',
  scanShort: 'Scannen',
  setupShown: 'Die Antworten zu einem Gerät und sein Preis',
} as const satisfies TextsLike<typeof enInstall>
