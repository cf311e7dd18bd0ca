import type { CatalogDocument, ChangedDraftPart } from '@costard/contract'

/** A draft as it is opened: the version that it starts from, and what differs. */
export interface OpenedDraft {
  readonly baseVersion: number | null
  readonly rev: number
  readonly base: CatalogDocument
  readonly changes: readonly ChangedDraftPart[]
}
