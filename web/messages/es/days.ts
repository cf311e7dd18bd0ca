import type { days as english } from '../en/days.ts'
import type { TextsLike } from '../texts-like.ts'

export const days = { today: 'hoy', yesterday: 'ayer', Today: 'Hoy', Yesterday: 'Ayer' } satisfies TextsLike<
  typeof english
>
