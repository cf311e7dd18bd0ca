import type { trace as english } from '../en/trace.ts'
import type { TextsLike } from '../texts-like.ts'

export const trace = {
  title: 'So kommt der Preis zustande',
  youPay: 'Sie zahlen',
  customerPays: 'Der Kunde zahlt',
  wePay: 'Wir zahlen Ihnen',
  youWillPay: 'Sie zahlen',
} satisfies TextsLike<typeof english>
