import { catalogLimits, type contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
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
): Answers<typeof contract.catalogVersions> {
  return {
    check: ({ context: { call }, input }) => checkDraft(parts, checker, call.member, input),
    publish: ({ context: { call }, input }) => publishDraft(parts, checker, call.record, call.member, input),
    list: async ({ input }) => {
      const { orm } = parts.database
      await getDraftHead(orm, input)
      const limit = catalogLimits.maxVersionsPerPage
      const found = await listVersions(orm, uses, input, { before: input.before, limit: limit + 1 })
      return { versions: found.slice(0, limit), hasMore: found.length > limit }
    },
    rollBack: ({ context: { call }, input }) => rollBack(parts, call.change, call.member, input),
  }
}
