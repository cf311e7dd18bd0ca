import type { SendWhenReleased } from '../schema.ts'

/** A quote with another amount than before is not sent by itself: staff must speak to the customer first. */
export function wishAfterChange(wish: SendWhenReleased | null): SendWhenReleased | null {
  return wish && { ...wish, state: 'changed' }
}
