import { RealtimeError } from '../wire-errors.ts'

/** Returns a check for assert.rejects and assert.throws: true for a RealtimeError with this code. */
export function hasCode(code: string): (error: unknown) => boolean {
  return (error) => error instanceof RealtimeError && error.code === code
}
