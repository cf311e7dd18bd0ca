import type { CatalogPart } from '@costard/catalogs'
import type { CatalogId, ChangedDraftPart, TeamId } from '@costard/contract'
import { queryOptions } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { justReadMs } from '#api/just-read.ts'
import { queryClient } from '#api/query-client.ts'
import { catalogQuery } from '../../quotes/add/catalog-query.ts'
import type { OpenedDraft } from './opened-draft.ts'

/** Query for the draft as it was when the screen opened; the editor keeps it current. */
export function draftQuery(teamId: TeamId, catalogId: CatalogId) {
  return queryOptions({
    queryKey: [...query.catalogDrafts.listParts.key({ input: { teamId, catalogId } }), 'opened'],
    queryFn: () => openDraft(teamId, catalogId),
    staleTime: justReadMs,
    gcTime: justReadMs,
  })
}

/** Reads a draft: its changes, and the published version that they are based on, which quotes read too. */
export async function openDraft(teamId: TeamId, catalogId: CatalogId): Promise<OpenedDraft> {
  const { baseVersion, rev, base, lines } = await api.catalogDrafts.listParts({ teamId, catalogId })
  return {
    baseVersion,
    rev,
    base: base ?? (await queryClient.fetchQuery(catalogQuery(teamId, catalogId, baseVersion ?? 0))),
    changes: lines === '' ? [] : lines.split('\n').map(changeIn),
  }
}

function changeIn(written: string): ChangedDraftPart {
  const [kind, key, rev, updatedAt, updatedBy, ...value]: readonly unknown[] = JSON.parse(written)
  const changed = { kind, key, rev, updatedAt, updatedBy }
  // The server wrote it; costs that the user may not see have no value.
  return {
    ...changed,
    ...(value.length > 0 && { part: { kind, key, value: value[0] } as CatalogPart }),
  } as ChangedDraftPart
}
