import { api } from '#api/api.ts'
import type { CatalogDraft, CatalogId, TeamId } from '@costard/contract'
import type { CatalogPart } from '@costard/catalogs'

type Changes = Awaited<ReturnType<typeof api.catalogDrafts.listChanges>>

/** The calls of a draft. */
export interface DraftServer {
  readonly read: () => Promise<CatalogDraft>
  readonly changesAfter: (rev: number) => Promise<Changes>
  readonly change: (
    baseVersion: number | null,
    changes: readonly { readonly part: CatalogPart; readonly rev: number }[],
    idempotencyKey: string,
  ) => Promise<Pick<CatalogDraft, 'rev' | 'parts'>>
}

export function draftServer(teamId: TeamId, catalogId: CatalogId): DraftServer {
  const ofCatalog = { teamId, catalogId }
  return {
    read: () => api.catalogDrafts.get(ofCatalog),
    changesAfter: (after) => api.catalogDrafts.listChanges({ ...ofCatalog, after }),
    change: (baseVersion, changes, idempotencyKey) =>
      api.catalogDrafts.change(
        { ...ofCatalog, baseVersion, changes: [...changes] },
        { context: { idempotencyKey } },
      ),
  }
}
