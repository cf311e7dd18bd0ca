import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findCatalog, listCatalogs } from './catalog-store.ts'

export function catalogEndpoints(parts: ProductParts): Router<typeof contract.catalogs, CallContext> {
  const { database } = parts
  return {
    list: api.catalogs.list.handler(({ input }) => listCatalogs(database.orm, input.teamId)),
    get: api.catalogs.get.handler(async ({ input }) => {
      const found = await findCatalog(database.orm, input.teamId, input.catalogId, input.version)
      if (!found?.document) throw apiError('catalog/not-found')
      return found.document
    }),
  }
}
