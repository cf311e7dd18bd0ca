import type { days as english } from '../en/days.ts'
import type { TextsLike } from '../texts-like.ts'

export const days = {
  today: 'heute',
  yesterday: 'gestern',
  Today: 'Heute',
  Yesterday: 'Gestern',
} satisfies TextsLike<typeof english>
