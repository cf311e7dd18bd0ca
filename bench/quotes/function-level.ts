import type { QuoteInput, TeamId } from '@costard/contract'
import { pino } from 'pino'
import { openDatabase } from '../../server/database/database.ts'
import { createDocuments } from '../../server/realtime/documents/create-documents.ts'
import { createUsage } from '../../server/realtime/usage.ts'
import { recordedChange } from '../../server/product/audit/recorded-change.ts'
import type { ProductParts } from '../../server/product/parts.ts'
import { addQuote } from '../../server/product/quotes/drafts/add-quote.ts'
import { quoteLinks } from '../../server/product/quotes/quote-link.ts'
import { memberOf } from '../../server/product/teams/memberships/member.ts'
import { createPlanRoom } from '../../server/product/subscriptions/plan-room.ts'
import { readPlans } from '../../server/product/subscriptions/plans.ts'
import { createUsageLimits } from '../../server/product/usage/usage-limits.ts'

const log = pino({ level: 'silent' })
const now = () => new Date()

export interface QuoteMaker {
  /** Creates a quote, as the API does after checking the caller's token. */
  readonly make: (input: QuoteInput) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** Creates what is needed to create quotes in this process. */
export async function openQuoteMaker(
  databaseUrl: string,
  { teamId, userId }: { readonly teamId: TeamId; readonly userId: string },
): Promise<QuoteMaker> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log)
  const documents = await createDocuments({
    database,
    log,
    now,
    usage: createUsage(now),
    pollMs: 3_600_000,
  })
  const parts = {
    database,
    documents,
    links: quoteLinks(Buffer.from('secret'), 'http://quotes.example'),
    usage: createUsageLimits({ isOn: false, now }),
    planRoom: createPlanRoom({ isOn: false, plans: readPlans(undefined), now }),
    notifyOfChange: async () => undefined,
    log,
    now,
  } as unknown as ProductParts // creating quotes uses nothing of identity
  const caller = { userId, isAnonymous: false } as Parameters<typeof memberOf>[1] // the token was checked before
  const actor = { userId, action: 'quotes.add' as const, requestId: 'bench', address: '127.0.0.1' }
  return {
    async make(input) {
      const member = await memberOf(database.orm, caller, teamId, 'quote.create')
      return recordedChange(parts, { ...actor, at: now() }, (change) =>
        addQuote(parts, change, member, input),
      )
    },
    async close() {
      await documents.close()
      await database.close()
    },
  }
}
