import type { trace as english } from '../en/trace.ts'
import type { TextsLike } from '../texts-like.ts'

export const trace = {
  title: 'Cómo se calcula el precio',
  youPay: 'Pagas',
  customerPays: 'El cliente paga',
  wePay: 'Le pagamos',
  youWillPay: 'Usted paga',
} satisfies TextsLike<typeof english>
