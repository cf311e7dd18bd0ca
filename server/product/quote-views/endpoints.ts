import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addView, describeView, editView, removeView } from './edit-view.ts'
import { findHiddenColumns, listViews, saveHiddenColumns } from './view-store.ts'

export function quoteViewEndpoints(parts: ProductParts): Router<typeof contract.quoteViews, CallContext> {
  const { orm } = parts.database
  return {
    list: api.quoteViews.list.handler(async ({ context: { call }, input: { teamId } }) => {
      const { userId } = call.caller
      const [views, hidden] = await Promise.all([
        listViews(orm, teamId, userId),
        findHiddenColumns(orm, teamId, userId),
      ])
      return { views: views.map((row) => describeView(row, call.member)), hiddenColumns: [...hidden] }
    }),
    add: api.quoteViews.add.handler(async ({ context: { call }, input }) =>
      describeView(await addView(parts, call.change, call.member, input), call.member),
    ),
    edit: api.quoteViews.edit.handler(async ({ context: { call }, input }) =>
      describeView(await editView(parts, call.change, call.member, input), call.member),
    ),
    remove: api.quoteViews.remove.handler(({ context: { call }, input }) =>
      removeView(parts, call.change, call.member, input),
    ),
    saveColumns: api.quoteViews.saveColumns.handler(
      async ({ context: { call }, input: { teamId, hiddenColumns } }) => {
        const hidden = [...new Set(hiddenColumns)]
        await saveHiddenColumns(orm, { teamId, userId: call.caller.userId, hidden })
        return { hiddenColumns: hidden }
      },
    ),
  }
}
