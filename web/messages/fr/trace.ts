import type { trace as english } from '../en/trace.ts'
import type { TextsLike } from '../texts-like.ts'

export const trace = {
  title: 'Le détail du prix',
  youPay: 'Vous versez',
  customerPays: 'Le client paie',
  wePay: 'Nous vous versons',
  youWillPay: 'Vous payez',
} satisfies TextsLike<typeof english>
