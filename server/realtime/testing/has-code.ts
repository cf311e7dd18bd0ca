import { RealtimeError } from '../wire-errors.ts'

/** For assert.rejects and assert.throws: whether an error of the realtime wire has this code. */
export function hasCode(code: string): (error: unknown) => boolean {
  return (error) => error instanceof RealtimeError && error.code === code
}
