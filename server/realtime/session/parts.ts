import type { Log } from '#http'
import type { Identity } from '#identity'
import type { Documents } from '../documents/documents.ts'
import type { OnDisconnect } from '../on-disconnect/on-disconnect.ts'

export type VerifyIdToken = Identity['verifyIdToken']

/** Dependencies shared by socket, long poll and REST. */
export interface WireParts {
  readonly documents: Documents
  readonly onDisconnect: OnDisconnect
  readonly verifyIdToken: VerifyIdToken
  readonly log: Log
  readonly now: () => Date
}
