import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { changeDraft } from './change-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { listDraftChanges, readDraft } from './read-draft.ts'

export function catalogDraftEndpoints(
  parts: ProductParts,
): Router<typeof contract.catalogDrafts, CallContext> {
  const { orm } = parts.database
  return {
    get: api.catalogDrafts.get.handler(({ input }) => readDraft(orm, input)),
    listChanges: api.catalogDrafts.listChanges.handler(({ input }) =>
      listDraftChanges(orm, input, input.after),
    ),
    change: api.catalogDrafts.change.handler(({ context: { call }, input }) =>
      changeDraft(parts, call.change, call.member, input.catalogId, input),
    ),
    discard: api.catalogDrafts.discard.handler(({ context: { call }, input }) =>
      discardDraft(parts, call.change, call.member, input.catalogId, input.rev),
    ),
  }
}
