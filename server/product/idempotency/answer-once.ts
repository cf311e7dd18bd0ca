import { createHash } from 'node:crypto'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { claimKey, findAnswer, saveAnswer } from './idempotency-store.ts'

/** A request with an idempotency key. caller: who made it; keys of different callers are unrelated. */
export interface KeyedRequest {
  readonly caller: string
  readonly key: string
  readonly operation: string
  readonly input: unknown
  readonly at: Date
}

/** Returns the value of the Idempotency-Key header. Throws request/key-invalid. */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')
  if (key === null) return undefined
  if (!/^[\u0021-\u007e]{1,255}$/.test(key)) throw apiError('request/key-invalid')
  return key
}

/**
 * Returns the answer of fn, or the stored one when the same request came before. A simultaneous request waits for the
 * transaction of the first. Nothing is stored when fn throws. hasSecretAnswer: the answer is not stored either, and a
 * repetition is refused. Throws request/key-reused, secret/shown-once.
 */
export async function answerOnce(
  tx: Transaction,
  { caller, key, operation, input, at }: KeyedRequest,
  fn: () => Promise<unknown>,
  hasSecretAnswer = false,
): Promise<unknown> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest()
  if (!(await claimKey(tx, { caller, key, requestHash, createdAt: at }))) {
    const stored = await findAnswer(tx, caller, key)
    if (!stored?.requestHash.equals(requestHash)) throw apiError('request/key-reused')
    if (hasSecretAnswer) throw apiError('secret/shown-once')
    return stored.answer
  }
  const answer = await fn()
  if (!hasSecretAnswer) await saveAnswer(tx, caller, key, answer)
  return answer
}
