import { type contract, selfInspectionLimits } from '@costard/contract'
import type { Config } from '#config'
import { callLimiter } from '#http'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { askForLink } from './link-mail.ts'
import { openInspection, viewOf } from './open-inspection.ts'
import type { SelfInspectionLinks } from './self-inspection-link.ts'
import { findInspection, saveTest } from './self-inspection-store.ts'
import { codeAt } from './shown-code.ts'

export function selfInspectionEndpoints(
  parts: ProductParts,
  { links, config }: { readonly links: SelfInspectionLinks; readonly config: Pick<Config, 'hasRateLimits'> },
): Answers<typeof contract.selfInspections> {
  const { database, now } = parts
  const countCode = callLimiter(selfInspectionLimits.codesPerMinute, now)
  return {
    code: async ({ input }) => {
      const inspection = await openInspection(parts, input.token)
      const { row } = inspection
      if (config.hasRateLimits) countCode(row.tokenHash.toString('base64'))
      return { ...codeAt(links, row, now()), view: await viewOf(database.orm, inspection, row) }
    },
    // Read the inspection of the link before the transaction, which then needs no second connection.
    saveTest: async ({ input: { token, result }, context: { call } }) => {
      const inspection = await openInspection(parts, token)
      const { teamId, quoteId } = inspection.row
      return call.record(async ({ tx, record }) => {
        // Each call adds an entry to the audit log, and a notice for screens.
        await parts.usage.spend(tx, 'request/too-many', [['self-inspection-tests-per-quote', quoteId]])
        const row = await saveTest(tx, inspection.row, result, now())
        if (!row) throw apiError('self-inspection/over')
        await bumpQuoteRevision(tx, parts, row, null)
        await record({ teamId, entity: 'quote', entityId: quoteId, after: { selfTest: result.test } })
        return viewOf(tx, inspection, row)
      })
    },
    mailLink: async ({ input, context: { call } }) => {
      const inspection = await openInspection(parts, input.token)
      return call.record(async (change) => {
        await askForLink(parts, change, inspection)
        return { isSent: true as const }
      })
    },
    get: async ({ input }) => {
      if (!(await findQuote(database.orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      const row = await findInspection(database.orm, input)
      return row?.startedAt ? { startedAt: row.startedAt.toISOString(), tests: [...row.tests] } : null
    },
  }
}
