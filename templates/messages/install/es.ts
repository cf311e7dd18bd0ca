import type { TextsLike } from '../texts-like.ts'
import type { enInstall } from './en.ts'

export const esInstall = {
  description: 'Ofertas, reparaciones y precios de dispositivos Apple para tu tienda.',
  newQuote: 'Nueva oferta',
  newQuoteShort: 'Oferta',
  scan: 'Escanear un dispositivo',
  scanShort: 'Escanear',
  setupShown: 'Las respuestas sobre un dispositivo y su precio',
} as const satisfies TextsLike<typeof enInstall>
