import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { findListColumns, saveListColumn } from './list-column-store.ts'

export function listColumnEndpoints({
  database,
  now,
}: ProductParts): Router<typeof contract.listColumns, CallContext> {
  return {
    list: api.listColumns.list.handler(({ input: { teamId } }) => findListColumns(database.orm, teamId)),
    save: api.listColumns.save.handler(async ({ input: { teamId, heading, has } }) => {
      await saveListColumn(database.orm, { teamId, heading, has, saidAt: now() })
      return { heading }
    }),
  }
}
