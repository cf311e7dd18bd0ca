import type { Log } from '#http'
import type { Identity } from '#identity'
import type { Documents } from '../documents/documents.ts'
import type { OnDisconnect } from '../on-disconnect/on-disconnect.ts'
import type { Connections } from './connections.ts'
import type { LargeMessages } from './large-messages.ts'
import type { Rechecks } from './rechecks.ts'

export type VerifyIdToken = Identity['verifyIdToken']
export type VerifiedIdToken = Awaited<ReturnType<VerifyIdToken>>

/** Dependencies shared by socket, long poll and REST. */
export interface WireParts {
  readonly documents: Documents
  /** The documents with watches for sessions. */
  readonly listened: Pick<Documents, 'watch'>
  readonly onDisconnect: OnDisconnect
  readonly verifyIdToken: VerifyIdToken
  readonly log: Log
  readonly now: () => Date
  readonly connections: Connections
  readonly largeMessages: LargeMessages
  readonly rechecks: Rechecks
}
