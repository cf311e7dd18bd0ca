import type { DeviceCheck, DeviceNumbers, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { CodedError } from '#http'
import { apiError } from '../calls/api-error.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import { describeChecks } from './describe-checks.ts'
import { findAnswer, insertAnswer, type StoredAnswer } from './device-check-store.ts'
import { lockLookUpService, type LookUpServiceRow } from './look-up-service-store.ts'
import type { QueryNumbers, CheckProvider } from './provider.ts'

/** Time for which a stored answer is reused. */
const answerLifeMs = 86_400_000

interface LookUp {
  readonly teamId: TeamId
  readonly userId: string
  readonly service: Pick<LookUpServiceRow, 'revision'>
  readonly provider: CheckProvider
  readonly numbers: DeviceNumbers
  readonly isFresh: boolean
}

/** Answer of a look-up service about a device. */
export interface AnsweredLookUp {
  readonly teamId: TeamId
  readonly numbers: { readonly imei: string | null; readonly serial: string | null }
  readonly checks: readonly DeviceCheck[]
  readonly by: string
  readonly at: Date
}

export interface LookUpParts extends Pick<ProductParts, 'database' | 'log' | 'now'> {
  /** Called with each new answer, in the transaction that stores the answer. */
  readonly recordLookUp: (tx: Transaction, answered: AnsweredLookUp) => Promise<void>
}

/**
 * Returns a look-up function that reuses answers of the last 24 hours. Concurrent identical look-ups share
 * one request. The function throws check/no-service, and errors of the provider.
 */
export function createLookUps(parts: LookUpParts): (lookUp: LookUp) => Promise<StoredAnswer> {
  const pending = new Map<string, Promise<StoredAnswer>>()
  return (lookUp) => {
    const { teamId, service, provider, numbers, isFresh } = lookUp
    const query = provider.queryNumbers(numbers)
    const key = JSON.stringify([teamId, service.revision, query.imei, query.serial, isFresh])
    const shared = pending.get(key)
    if (shared) return shared
    const answer = findOrQuery(parts, lookUp, query).finally(() => pending.delete(key))
    pending.set(key, answer)
    return answer
  }
}

async function findOrQuery(
  parts: LookUpParts,
  { teamId, userId, service, provider, isFresh }: LookUp,
  query: QueryNumbers,
): Promise<StoredAnswer> {
  const { database, recordLookUp, log, now } = parts
  const startedAt = now()
  const after = isFresh ? startedAt : new Date(startedAt.getTime() - answerLifeMs)
  const find = (tx: Parameters<typeof findAnswer>[0]) =>
    findAnswer(tx, teamId, query, service.revision, after)
  const cached = isFresh ? undefined : await find(database.orm)
  if (cached) return cached
  const response = await provider.query(query).catch((error: unknown) => {
    if (error instanceof CodedError)
      log.warn({ teamId, code: error.code, detail: error.detail }, 'device look-up failed')
    throw error
  })
  const { results, reference } = response
  const answer: StoredAnswer = {
    ...query,
    teamId,
    checkId: newId(),
    revision: service.revision,
    results,
    reference,
    answeredAt: now(),
    askedBy: userId,
  }
  return database.transaction(async (tx) => {
    if (!(await lockLookUpService(tx, teamId))) throw apiError('check/no-service')
    // If another process stored an answer meanwhile, the first answer wins.
    const existing = await find(tx)
    if (existing) return existing
    await insertAnswer(tx, answer)
    await recordLookUp(tx, {
      teamId,
      numbers: query,
      checks: describeChecks(answer),
      by: userId,
      at: answer.answeredAt,
    })
    return answer
  })
}
