import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { addView, describeView, editView, removeView } from './edit-view.ts'
import { findColumns, listViews, saveColumns } from './view-store.ts'

export function quoteViewEndpoints(parts: ProductParts): Answers<typeof contract.quoteViews> {
  const { orm } = parts.database
  return {
    list: async ({ context: { call }, input: { teamId } }) => {
      const { userId } = call.caller
      const [views, columns] = await Promise.all([
        listViews(orm, teamId, userId),
        findColumns(orm, teamId, userId),
      ])
      return { views: views.map((row) => describeView(row, call.member)), ...describeColumns(columns) }
    },
    add: async ({ context: { call }, input }) =>
      describeView(await addView(parts, call.change, call.member, input), call.member),
    edit: async ({ context: { call }, input }) =>
      describeView(await editView(parts, call.change, call.member, input), call.member),
    remove: ({ context: { call }, input }) => removeView(parts, call.change, call.member, input),
    saveColumns: async ({ context: { call }, input: { teamId, hiddenColumns, columnOrder, isCompact } }) => {
      const columns = { hidden: [...new Set(hiddenColumns)], order: [...new Set(columnOrder)], isCompact }
      await saveColumns(orm, { teamId, userId: call.caller.userId, ...columns })
      return describeColumns(columns)
    },
  }
}

function describeColumns({ hidden, order, isCompact }: Awaited<ReturnType<typeof findColumns>>) {
  return { hiddenColumns: [...hidden], columnOrder: [...order], isCompact }
}
