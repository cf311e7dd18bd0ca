import { createHash } from 'node:crypto'
import type { TeamId } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { claimKey, findAnswer, saveAnswer } from './idempotency-store.ts'

/** A request with an idempotency key. caller: owner of the key; keys of different callers are unrelated. */
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
 * Returns the answer of fn, or the stored one if the same request was made before. A concurrent request waits
 * for the transaction of the first. Nothing is stored if fn throws. hasSecretAnswer: the answer is not stored
 * either, and a repetition is refused. requireLink: throws if a customer's link has ended since the first
 * request. Throws request/key-reused, request/answer-erased, secret/shown-once.
 */
export async function answerOnce(
  change: Change,
  { caller, key, operation, input, at }: KeyedRequest,
  fn: (change: Change) => Promise<unknown>,
  {
    hasSecretAnswer = false,
    requireLink,
  }: { readonly hasSecretAnswer?: boolean | undefined; readonly requireLink: () => Promise<unknown> },
): Promise<unknown> {
  const { tx } = change
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest()
  if (!(await claimKey(tx, { caller, key, requestHash, createdAt: at }))) {
    const stored = await findAnswer(tx, caller, key)
    if (!stored?.requestHash.equals(requestHash)) throw apiError('request/key-reused')
    if (hasSecretAnswer) throw apiError('secret/shown-once')
    if (stored.isErased) throw apiError('request/answer-erased')
    await requireLink()
    return stored.answer
  }
  let teamId: TeamId | null = null
  const answer = await fn({
    tx,
    record(changed) {
      ;({ teamId } = changed)
      return change.record(changed)
    },
  })
  if (!hasSecretAnswer) await saveAnswer(tx, { caller, key, answer, teamId })
  return answer
}
