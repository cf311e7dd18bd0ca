import type { CatalogPart } from '@costard/catalogs'
import { type CatalogDraft, type CatalogId, catalogLimits, type TeamId } from '@costard/contract'
import { linesOf } from '@costard/contract/price-grid'
import { api } from '#api/api.ts'
import type { OpenedDraft } from './opened-draft.ts'
import { openDraft } from './open-draft.ts'

type Changes = Awaited<ReturnType<typeof api.catalogDrafts.listChanges>>

/** Server calls for a draft. */
export interface DraftServer {
  readonly read: () => Promise<OpenedDraft>
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
    read: () => openDraft(teamId, catalogId),
    changesAfter: (after) => api.catalogDrafts.listChanges({ ...ofCatalog, after }),
    change: async (baseVersion, changes, idempotencyKey) => {
      const options = { context: { idempotencyKey } }
      if (changes.length <= catalogLimits.maxChanges)
        return api.catalogDrafts.change({ ...ofCatalog, baseVersion, changes: [...changes] }, options)
      const { rev, ...by } = await api.catalogDrafts.changeMany(
        { ...ofCatalog, baseVersion, lines: linesOf(changes) },
        options,
      )
      return { rev, parts: changes.map(({ part: { kind, key } }) => ({ kind, key, rev, ...by })) }
    },
  }
}
