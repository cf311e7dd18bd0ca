import type { Database } from '#database'
import type { Log } from '#http'
import { type Notification, notifyChanges } from '../change-store.ts'
import type { Followers } from '../watching/followers.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { Committed } from './write-documents.ts'

/** Resolves once all watchers in this process have the committed changes; notifies other processes. */
export type Publish = (committed: Pick<Committed, 'changes' | 'revisions'>) => Promise<void>

export function createPublisher(parts: {
  readonly database: Pick<Database, 'orm'>
  readonly followers: Followers
  readonly log: Log
}): Publish {
  const { database, followers, log } = parts
  let waiting: Notification[] = []

  // Notify outside the write's transaction: PostgreSQL lets only one transaction with a NOTIFY commit at a
  // time.
  const notify = oneAtATime(async () => {
    const changed = waiting
    waiting = []
    if (changed.length === 0) return
    await notifyChanges(database.orm, changed).catch((error: unknown) =>
      log.warn({ error }, 'waking other processes failed; they poll'),
    )
  })

  return async ({ changes, revisions }) => {
    for (const { documentId, sequence, name } of changes) {
      waiting.push({ documentId, sequence, ...(sequence === 1 && { name }) })
    }
    if (changes.length > 0) void notify()
    for (const change of changes) await followers.deliver(change)
    // A rejected writer must have the value that its write was compared with.
    for (const [name, revision] of revisions) await followers.reach(name, revision)
  }
}
