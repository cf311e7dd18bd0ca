import type { Database } from '#database'
import type { Caller, Write } from '../documents/documents.ts'
import { putsOf } from '../documents/apply-write.ts'
import { isAtOrBelow } from '../documents/document-path.ts'
import { RealtimeError } from '../wire-errors.ts'
import {
  hasDisconnectWrites,
  type DisconnectWrite,
  lockDisconnectWrites,
  deleteDisconnectWrites,
  saveDisconnectWrites,
} from './disconnect-write-store.ts'
import type { OnDisconnect } from './on-disconnect.ts'

/** Leftovers that one session may have. */
const maxDisconnectWrites = 1_000

/** check: throws what a write would throw now. end: writes what was kept for a session, once. */
export function createOnDisconnect(parts: {
  readonly database: Pick<Database, 'orm' | 'transaction'>
  readonly processId: string
  readonly check: (caller: Caller, write: Write) => Promise<void>
  readonly end: (session: string) => Promise<void>
}): OnDisconnect {
  const { database, processId, check, end } = parts
  return {
    async add(session, caller, write) {
      await check(caller, write)
      const added = putsOf(write).map((place) => ({ userId: caller.userId, ...place }))
      if (added.length > maxDisconnectWrites) throw new RealtimeError('too_big')
      await orUnavailable(
        database.transaction(async (tx) => {
          const kept = withAdded(await lockDisconnectWrites(tx, session), added)
          if (kept.length > maxDisconnectWrites) throw new RealtimeError('too_big')
          await saveDisconnectWrites(tx, session, processId, kept)
        }),
      )
    },
    async cancel(session, path) {
      await orUnavailable(
        database.transaction(async (tx) => {
          const before = await lockDisconnectWrites(tx, session)
          const kept = before.filter((leftover) => !isAtOrBelow(leftover.path, path))
          if (kept.length === 0) await deleteDisconnectWrites(tx, session)
          else if (kept.length < before.length) await saveDisconnectWrites(tx, session, processId, kept)
        }),
      )
    },
    async run(session) {
      if (await orUnavailable(hasDisconnectWrites(database.orm, session))) await end(session)
    },
  }
}

/** Leftovers with new ones at the end, which replace those at or below their places. */
export function withAdded(before: readonly DisconnectWrite[], added: readonly DisconnectWrite[]): DisconnectWrite[] {
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
