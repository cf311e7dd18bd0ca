import type { DeviceNumbers, TeamId } from '@costard/contract'
import type { Database } from '#database'
import type { Log } from '#http'
import { CodedError } from '#http'
import { apiError } from '../api-error.ts'
import { newId } from '../new-id.ts'
import { findAnswer, insertAnswer, type KeptAnswer } from './device-check-store.ts'
import { lockLookUpService, type LookUpServiceRow } from './look-up-service-store.ts'
import type { AskedNumbers, CheckProvider } from './provider.ts'

/** How long an answer counts. */
const answerLifeMs = 86_400_000

interface LookUp {
  readonly teamId: TeamId
  readonly userId: string
  readonly service: Pick<LookUpServiceRow, 'revision'>
  readonly provider: CheckProvider
  readonly numbers: DeviceNumbers
  readonly isFresh: boolean
}

/**
 * Looks devices up, asking outside only where no answer counts any more. Those who ask for the same at the same time
 * share one question. Throws check/no-service, and what the provider throws.
 */
export function createLookUps(parts: {
  readonly database: Database
  readonly log: Log
  readonly now: () => Date
}): (lookUp: LookUp) => Promise<KeptAnswer> {
  const underWay = new Map<string, Promise<KeptAnswer>>()
  return (lookUp) => {
    const { teamId, service, provider, numbers, isFresh } = lookUp
    const asked = provider.asksFor(numbers)
    const key = JSON.stringify([teamId, service.revision, asked.imei, asked.serial, isFresh])
    const shared = underWay.get(key)
    if (shared) return shared
    const answer = findOrAsk(parts, lookUp, asked).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}

async function findOrAsk(
  { database, log, now }: Parameters<typeof createLookUps>[0],
  { teamId, userId, service, provider, isFresh }: LookUp,
  asked: AskedNumbers,
): Promise<KeptAnswer> {
  const startedAt = now()
  const after = isFresh ? startedAt : new Date(startedAt.getTime() - answerLifeMs)
  const find = (tx: Parameters<typeof findAnswer>[0]) =>
    findAnswer(tx, teamId, asked, service.revision, after)
  const counting = isFresh ? undefined : await find(database.orm)
  if (counting) return counting
  const given = await provider.ask(asked).catch((error: unknown) => {
    if (error instanceof CodedError)
      log.warn({ teamId, code: error.code, detail: error.detail }, 'a device look-up failed')
    throw error
  })
  const { results, reference } = given
  const answer: KeptAnswer = {
    ...asked,
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
    // Another process may have asked meanwhile: of two answers to one question the first is kept.
    const kept = await find(tx)
    if (kept) return kept
    await insertAnswer(tx, answer)
    return answer
  })
}
