import { type HandPrice, keptHandPrice } from '@costard/contract'
import { isSame } from '#forms/shared-form/is-same.ts'
import type { CounterDraft } from '../../counter-draft.ts'
import { type CounterLine, inputOf } from '../../counter-line.ts'

/** Returns the hand-set price of a saved line if it survives the local changes, by the rule of the server. */
export function handPriceOf({ saved }: CounterDraft, line: CounterLine): HandPrice | null {
  const handPrice = saved?.handPrices?.[line.id]
  const earlier = saved?.lines.find(({ id }) => id === line.id)
  const before = earlier && inputOf(earlier)
  const now = inputOf(line)
  return handPrice && before && now ? keptHandPrice(handPrice, before, now, isSame) : null
}
