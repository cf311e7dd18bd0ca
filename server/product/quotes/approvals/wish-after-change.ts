import type { SendWhenReleased } from '../schema.ts'

/** Cancels the automatic sending of a quote whose amount changed: staff must first speak to the customer. */
export function wishAfterChange(wish: SendWhenReleased | null): SendWhenReleased | null {
  return wish && { ...wish, state: 'changed' }
}
