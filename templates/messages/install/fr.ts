import type { TextsLike } from '../texts-like.ts'
import type { enInstall } from './en.ts'

export const frInstall = {
  description: 'Offres, réparations et prix des appareils Apple pour votre boutique.',
  newQuote: 'Nouvelle offre',
  newQuoteShort: 'Offre',
  scan: 'Scanner un appareil',
  scanShort: 'Scanner',
  setupShown: 'Les réponses sur un appareil et son prix',
} as const satisfies TextsLike<typeof enInstall>
