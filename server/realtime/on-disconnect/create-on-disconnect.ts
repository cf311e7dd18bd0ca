import type { Database } from '#database'
import type { Asker, Write } from '../documents/documents.ts'
import { placesOf } from '../documents/apply-write.ts'
import { isAtOrBelow } from '../documents/places.ts'
import { RealtimeError } from '../wire-errors.ts'
import {
  hasLeftovers,
  type Leftover,
  lockLeftovers,
  removeLeftovers,
  saveLeftovers,
} from './leftover-store.ts'
import type { OnDisconnect } from './on-disconnect.ts'

/** Leftovers that one session may have. */
const maxLeftovers = 1_000

/** check: throws what a write would throw now. end: writes what was kept for a session, once. */
export function createOnDisconnect(parts: {
  readonly database: Pick<Database, 'orm' | 'transaction'>
  readonly processId: string
  readonly check: (asker: Asker, write: Write) => Promise<void>
  readonly end: (session: string) => Promise<void>
}): OnDisconnect {
  const { database, processId, check, end } = parts
  return {
    async add(session, asker, write) {
      await check(asker, write)
      const added = placesOf(write).map((place) => ({ userId: asker.userId, ...place }))
      if (added.length > maxLeftovers) throw new RealtimeError('too_big')
      await orUnavailable(
        database.transaction(async (tx) => {
          const kept = withAdded(await lockLeftovers(tx, session), added)
          if (kept.length > maxLeftovers) throw new RealtimeError('too_big')
          await saveLeftovers(tx, session, processId, kept)
        }),
      )
    },
    async cancel(session, path) {
      await orUnavailable(
        database.transaction(async (tx) => {
          const before = await lockLeftovers(tx, session)
          const kept = before.filter((leftover) => !isAtOrBelow(leftover.path, path))
          if (kept.length === 0) await removeLeftovers(tx, session)
          else if (kept.length < before.length) await saveLeftovers(tx, session, processId, kept)
        }),
      )
    },
    async run(session) {
      if (await orUnavailable(hasLeftovers(database.orm, session))) await end(session)
    },
  }
}

/** Leftovers with new ones at the end, which replace those at or below their places. */
export function withAdded(before: readonly Leftover[], added: readonly Leftover[]): Leftover[] {
  const stays = before.filter(({ path }) => !added.some((put) => isAtOrBelow(path, put.path)))
  return [...stays, ...added]
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RealtimeError) throw error
    throw new RealtimeError('unavailable', undefined, { cause: error })
  }
}
