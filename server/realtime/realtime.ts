import { randomUUID } from 'node:crypto'
import type { Database } from '#database'
import type { Log } from '#http'
import type { Identity } from '#identity'
import { createDocuments } from './documents/create-documents.ts'
import type { Documents } from './documents/documents.ts'
import { createOnDisconnect } from './on-disconnect/create-on-disconnect.ts'
import type { OnDisconnect } from './on-disconnect/on-disconnect.ts'
import { startSessionReaper } from './on-disconnect/session-reaper.ts'
import { type DescribeChanged, pacedNews } from './session/paced-news.ts'
import { createUsage } from './usage.ts'
import { createTransports, type Transports } from './transports.ts'

export type { Documents, Notice } from './documents/documents.ts'
export { insertedNotices } from './documents/notice-store.ts'
export { createHostedRealtime, type HostedRealtime } from './hosted/hosted-realtime.ts'
export type { ChangedRecord, DescribeChanged } from './session/paced-news.ts'
export { RealtimeError } from './wire-errors.ts'

/** The realtime database: documents that clients read, write and watch. */
export interface Realtime extends Pick<Transports, 'routes' | 'upgrade'> {
  readonly documents: Documents
  readonly onDisconnect: OnDisconnect
  /** Number of connected clients. */
  readonly sessions: () => number
  /** Ends every connection and runs its onDisconnect writes. */
  readonly disconnect: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function createRealtime({
  database,
  identity,
  describeChanged: describe,
  log,
  now,
}: {
  readonly database: Database
  readonly identity: Pick<Identity, 'verifyIdToken'>
  readonly describeChanged: DescribeChanged
  readonly log: Log
  readonly now: () => Date
}): Promise<Realtime> {
  const processId = randomUUID()
  const usage = createUsage(now)
  const documents = await createDocuments({ database, log, now, usage })
  const { check, endSession } = documents
  const onDisconnect = createOnDisconnect({ database, processId, check, endSession })
  const { verifyIdToken } = identity
  const listened = pacedNews(documents, { describe, log })
  const transports = createTransports({ documents, listened, onDisconnect, verifyIdToken, log, now })
  // Clients reconnect and set their presence again.
  const onDeclaredDead = (): void => void transports.endSessions()
  const reaper = await startSessionReaper({ database, processId, endSession, onDeclaredDead, log })
  return {
    documents,
    onDisconnect,
    routes: transports.routes,
    upgrade: transports.upgrade,
    sessions: transports.sessions,
    disconnect: transports.close,
    async close() {
      await transports.close()
      await reaper.stop()
      await documents.close()
    },
  }
}
