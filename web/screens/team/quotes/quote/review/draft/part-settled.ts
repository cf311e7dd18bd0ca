import type { Quote, QuoteLine } from '@costard/contract'
import { isSame } from '#forms/shared-form/is-same.ts'
import type { Edit } from '../../../changes/part-words.ts'
import { chosenIn, valueOf } from '../../../changes/quote-differences.ts'

/**
 * True if an unsaved part can be saved on the newer version without asking: for lines, if nobody else changed
 * the same lines, or changed them identically. `isHeld`: the part already waits for a choice.
 */
export function isSettled(
  part: keyof Edit,
  mine: Edit,
  before: Quote,
  after: Quote,
  isHeld: boolean,
): boolean {
  if (part !== 'lines') return isSame(mine[part], valueOf(after, part))
  return Object.entries(mine.lines ?? {}).every(([id, propositionKey]) => {
    const [was, now] = [lineIn(before, id), lineIn(after, id)]
    if (now?.propositionKey === propositionKey) return true
    return !isHeld && was !== undefined && now !== undefined && isSame(chosenIn(was), chosenIn(now))
  })
}

function lineIn({ lines }: Quote, id: string): QuoteLine | undefined {
  return lines.find((line) => line.id === id)
}
