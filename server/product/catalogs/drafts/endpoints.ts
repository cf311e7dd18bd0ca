import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/member.ts'
import { changeDraft } from './change-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { readChanges } from './read-changes.ts'
import { getDraft, listDraftChanges, openDraft } from './read-draft.ts'

export function catalogDraftEndpoints(
  parts: ProductParts,
): Router<typeof contract.catalogDrafts, CallContext> {
  const { orm } = parts.database
  return {
    get: api.catalogDrafts.get.handler(({ context: { call }, input }) =>
      getDraft(orm, input, shownTo(call.member)),
    ),
    listParts: api.catalogDrafts.listParts.handler(({ context: { call }, input }) =>
      openDraft(orm, input, shownTo(call.member)),
    ),
    listChanges: api.catalogDrafts.listChanges.handler(({ context: { call }, input }) =>
      listDraftChanges(orm, input, { after: input.after, ...shownTo(call.member) }),
    ),
    change: api.catalogDrafts.change.handler(({ context: { call }, input }) =>
      changeDraft(parts, call.change, call.member, input.catalogId, input),
    ),
    changeMany: api.catalogDrafts.changeMany.handler(async ({ context: { call }, input }) => {
      const { rev, parts: stored } = await changeDraft(parts, call.change, call.member, input.catalogId, {
        baseVersion: input.baseVersion,
        changes: readChanges(input.lines),
      })
      const { updatedAt = '', updatedBy = '' } = stored[0] ?? {}
      return { rev, updatedAt, updatedBy }
    }),
    discard: api.catalogDrafts.discard.handler(({ context: { call }, input }) =>
      discardDraft(parts, call.change, call.member, input.catalogId, input.rev),
    ),
  }
}

/** Who edits a catalog may not see costs for that alone. */
function shownTo({ seesCosts }: Pick<Member, 'seesCosts'>): { readonly hidesCosts: boolean } {
  return { hidesCosts: !seesCosts }
}
