import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { changeDraft } from './change-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { readChanges } from './read-changes.ts'
import { getDraft, listDraftChanges, openDraft } from './read-draft.ts'

export function catalogDraftEndpoints(parts: ProductParts): Answers<typeof contract.catalogDrafts> {
  const { orm } = parts.database
  return {
    get: ({ context: { call }, input }) => getDraft(orm, input, shownTo(call.member)),
    listParts: ({ context: { call }, input }) => openDraft(orm, input, shownTo(call.member)),
    listChanges: ({ context: { call }, input }) =>
      listDraftChanges(orm, input, { after: input.after, ...shownTo(call.member) }),
    change: ({ context: { call }, input }) =>
      changeDraft(parts, call.change, call.member, input.catalogId, input),
    changeMany: async ({ context: { call }, input }) => {
      const { rev, parts: stored } = await changeDraft(parts, call.change, call.member, input.catalogId, {
        baseVersion: input.baseVersion,
        changes: readChanges(input.lines),
        isImport: true,
      })
      const { updatedAt = '', updatedBy = '' } = stored[0] ?? {}
      return { rev, updatedAt, updatedBy }
    },
    discard: ({ context: { call }, input }) =>
      discardDraft(parts, call.change, call.member, input.catalogId, input.rev),
  }
}

/** Editing a catalog does not include the right to see costs. */
function shownTo({ seesCosts }: Pick<Member, 'seesCosts'>): { readonly hidesCosts: boolean } {
  return { hidesCosts: !seesCosts }
}
