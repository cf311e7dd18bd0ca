import type { CatalogDocument, ChangedDraftPart } from '@costard/contract'

/** A draft as read from the server: the version that it is based on, and its changes. */
export interface OpenedDraft {
  readonly baseVersion: number | null
  readonly rev: number
  readonly base: CatalogDocument
  readonly changes: readonly ChangedDraftPart[]
}
