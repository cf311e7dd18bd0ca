import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { answerDocument } from './answer-document.ts'
import { findCatalog, listCatalogs } from './catalog-store.ts'
import type { CatalogUses } from './catalog-uses.ts'
import { addCatalog } from './managed/add-catalog.ts'
import { archiveCatalog } from './managed/archive-catalog.ts'
import { listManaged } from './managed/list-managed.ts'
import { catalogWithoutCosts } from './without-costs.ts'

export function catalogEndpoints(parts: ProductParts, uses: CatalogUses): Answers<typeof contract.catalogs> {
  const { database } = parts
  return {
    list: ({ input }) => listCatalogs(database.orm, input.teamId),
    get: async ({ context: { call, http }, input: { teamId, catalogId, version } }) => {
      const { document } = (await findCatalog(database.orm, teamId, catalogId, version)) ?? {}
      if (!document) throw apiError('catalog/not-found')
      return answerDocument(http, call.member.seesCosts ? document : catalogWithoutCosts(document))
    },
    listManaged: async ({ input }) => {
      const rows = await listManaged(database.orm, uses, input.teamId)
      const { ids } = await parts.planRoom.beyond(database.orm, input.teamId, 'catalogs')
      return rows.map((row) => ({ ...row, isReadOnly: ids.includes(row.id) }))
    },
    add: ({ context: { call }, input }) => addCatalog(parts, call.change, call.member, input),
    archive: ({ context: { call }, input }) => archiveCatalog(parts, call.change, call.member, input),
  }
}
