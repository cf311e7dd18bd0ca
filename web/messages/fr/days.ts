import type { days as english } from '../en/days.ts'
import type { TextsLike } from '../texts-like.ts'

export const days = {
  today: 'aujourd’hui',
  yesterday: 'hier',
  Today: 'Aujourd’hui',
  Yesterday: 'Hier',
} satisfies TextsLike<typeof english>
