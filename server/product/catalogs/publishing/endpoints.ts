import { catalogLimits, type contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { getDraftHead } from '../drafts/draft-store.ts'
import type { CatalogUses } from '../catalog-uses.ts'
import type { CatalogChecker } from './catalog-checker.ts'
import { checkDraft } from './check-draft.ts'
import { publishDraft } from './publish-draft.ts'
import { rollBack } from './roll-back.ts'
import { listVersions } from './version-store.ts'

export function catalogVersionEndpoints(
  parts: ProductParts,
  checker: CatalogChecker,
  uses: CatalogUses,
): Router<typeof contract.catalogVersions, CallContext> {
  return {
    check: api.catalogVersions.check.handler(({ context: { call }, input }) =>
      checkDraft(parts, checker, call.member, input),
    ),
    publish: api.catalogVersions.publish.handler(({ context: { call }, input }) =>
      publishDraft(parts, checker, call.record, call.member, input),
    ),
    list: api.catalogVersions.list.handler(async ({ input }) => {
      const { orm } = parts.database
      await getDraftHead(orm, input)
      const limit = catalogLimits.maxVersionsPerPage
      const found = await listVersions(orm, uses, input, { before: input.before, limit: limit + 1 })
      return { versions: found.slice(0, limit), hasMore: found.length > limit }
    }),
    rollBack: api.catalogVersions.rollBack.handler(({ context: { call }, input }) =>
      rollBack(parts, call.change, call.member, input),
    ),
  }
}
