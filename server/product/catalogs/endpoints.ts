import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findCatalog, listCatalogs } from './catalog-store.ts'
import { addCatalog } from './managed/add-catalog.ts'
import { archiveCatalog } from './managed/archive-catalog.ts'
import { listManaged } from './managed/list-managed.ts'
import { catalogWithoutCosts } from './without-costs.ts'

export function catalogEndpoints(parts: ProductParts): Router<typeof contract.catalogs, CallContext> {
  const { database } = parts
  return {
    list: api.catalogs.list.handler(({ input }) => listCatalogs(database.orm, input.teamId)),
    get: api.catalogs.get.handler(async ({ context: { call }, input }) => {
      const found = await findCatalog(database.orm, input.teamId, input.catalogId, input.version)
      if (!found?.document) throw apiError('catalog/not-found')
      return call.member.seesCosts ? found.document : catalogWithoutCosts(found.document)
    }),
    listManaged: api.catalogs.listManaged.handler(({ input }) => listManaged(database.orm, input.teamId)),
    add: api.catalogs.add.handler(({ context: { call }, input }) =>
      addCatalog(parts, call.change, call.member, input),
    ),
    archive: api.catalogs.archive.handler(({ context: { call }, input }) =>
      archiveCatalog(parts, call.change, call.member, input),
    ),
  }
}
