import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { addView, describeView, editView, removeView } from './edit-view.ts'
import { findHiddenColumns, listViews, saveHiddenColumns } from './view-store.ts'

export function quoteViewEndpoints(parts: ProductParts): Answers<typeof contract.quoteViews> {
  const { orm } = parts.database
  return {
    list: async ({ context: { call }, input: { teamId } }) => {
      const { userId } = call.caller
      const [views, hidden] = await Promise.all([
        listViews(orm, teamId, userId),
        findHiddenColumns(orm, teamId, userId),
      ])
      return { views: views.map((row) => describeView(row, call.member)), hiddenColumns: [...hidden] }
    },
    add: async ({ context: { call }, input }) =>
      describeView(await addView(parts, call.change, call.member, input), call.member),
    edit: async ({ context: { call }, input }) =>
      describeView(await editView(parts, call.change, call.member, input), call.member),
    remove: ({ context: { call }, input }) => removeView(parts, call.change, call.member, input),
    saveColumns: async ({ context: { call }, input: { teamId, hiddenColumns } }) => {
      const hidden = [...new Set(hiddenColumns)]
      await saveHiddenColumns(orm, { teamId, userId: call.caller.userId, hidden })
      return { hiddenColumns: hidden }
    },
  }
}
