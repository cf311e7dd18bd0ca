import type { Quote, QuoteLine } from '@costard/contract'
import { isHeld, obstacleOf } from '@costard/quotes'

/** Returns the lines that wait for somebody who may release them. */
export function heldLinesOf({ lines }: Quote): readonly QuoteLine[] {
  return lines.filter(({ result, approval }) => isHeld(obstacleOf(result, approval?.state === 'released')))
}
