import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { listCatalogs } from './catalog-store.ts'
import type { CatalogUses } from './catalog-uses.ts'
import { addCatalog } from './managed/add-catalog.ts'
import { archiveCatalog } from './managed/archive-catalog.ts'
import { listManaged } from './managed/list-managed.ts'

/** catalogs.get has a route of its own. */
export function catalogEndpoints(
  parts: ProductParts,
  uses: CatalogUses,
): Router<Omit<typeof contract.catalogs, 'get'>, CallContext> {
  const { database } = parts
  return {
    list: api.catalogs.list.handler(({ input }) => listCatalogs(database.orm, input.teamId)),
    listManaged: api.catalogs.listManaged.handler(async ({ input }) => {
      const rows = await listManaged(database.orm, uses, input.teamId)
      const { ids } = await parts.planRoom.beyond(database.orm, input.teamId, 'catalogs')
      return rows.map((row) => ({ ...row, isReadOnly: ids.includes(row.id) }))
    }),
    add: api.catalogs.add.handler(({ context: { call }, input }) =>
      addCatalog(parts, call.change, call.member, input),
    ),
    archive: api.catalogs.archive.handler(({ context: { call }, input }) =>
      archiveCatalog(parts, call.change, call.member, input),
    ),
  }
}
