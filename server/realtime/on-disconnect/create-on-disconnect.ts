import type { Database } from '#database'
import type { Caller, Write } from '../documents/documents.ts'
import { putsOf } from '../documents/writing/apply-write.ts'
import { isAtOrBelow } from '../documents/paths/document-path.ts'
import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'
import {
  type DisconnectWrite,
  lockDisconnectWrites,
  deleteDisconnectWrites,
  saveDisconnectWrites,
} from './disconnect-write-store.ts'
import type { OnDisconnect } from './on-disconnect.ts'

const { disconnectWrites: maxDisconnectWrites, disconnectLength } = realtimeLimits

/** check: throws the errors of a write. endSession: applies a session's onDisconnect writes, exactly once. */
export function createOnDisconnect(parts: {
  readonly database: Pick<Database, 'orm' | 'transaction'>
  readonly processId: string
  readonly check: (caller: Caller, write: Write) => Promise<void>
  readonly endSession: (session: string) => Promise<void>
}): OnDisconnect {
  const { database, processId, check, endSession } = parts
  return {
    async add(session, caller, write) {
      await check(caller, write)
      const added = putsOf(write).map((put) => ({ userId: caller.userId, ...put }))
      if (added.length > maxDisconnectWrites) throw new RealtimeError('too_big')
      await orUnavailable(
        database.transaction(async (tx) => {
          const writes = withAdded(await lockDisconnectWrites(tx, session), added)
          const isTooLong = JSON.stringify(writes).length > disconnectLength
          if (isTooLong || writes.length > maxDisconnectWrites) throw new RealtimeError('too_big')
          await saveDisconnectWrites(tx, session, processId, writes)
        }),
      )
    },
    async cancel(session, path) {
      await orUnavailable(
        database.transaction(async (tx) => {
          const before = await lockDisconnectWrites(tx, session)
          const remaining = before.filter((write) => !isAtOrBelow(write.path, path))
          if (remaining.length === 0) await deleteDisconnectWrites(tx, session)
          else if (remaining.length < before.length)
            await saveDisconnectWrites(tx, session, processId, remaining)
        }),
      )
    },
    run: endSession,
  }
}

/** Returns the writes with new ones appended; new writes replace earlier ones at or below their paths. */
export function withAdded(
  before: readonly DisconnectWrite[],
  added: readonly DisconnectWrite[],
): DisconnectWrite[] {
  const remaining = before.filter(({ path }) => !added.some((put) => isAtOrBelow(path, put.path)))
  return [...remaining, ...added]
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RealtimeError) throw error
    throw new RealtimeError('unavailable', undefined, { cause: error })
  }
}
