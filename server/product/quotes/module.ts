import type { QuoteId, QuoteMessage } from '@costard/contract'
import type { Member } from '../teams/member.ts'
import { quoteActionEndpoints } from './actions/endpoints.ts'
import { quoteApprovalEndpoints } from './approvals/endpoints.ts'
import { sendReleased } from './approvals/send-released.ts'
import { quoteEndpoints } from './endpoints.ts'
import { quoteFileEndpoints } from './file-endpoints.ts'
import { newerPriceEndpoints } from './newer-prices/endpoints.ts'
import { publicQuoteEndpoints } from './public-endpoints.ts'
import { purchaseEndpoints } from './purchase-endpoints.ts'
import { quoteQuestionEndpoints } from './questions/endpoints.ts'
import type { QuotePapers } from './quote-papers.ts'
import { type MailedTeams, recordExpired } from './record-expired.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function quoteModule(
  parts: ProductParts,
  {
    papers,
    previewMessage,
    mailedTeams,
  }: {
    readonly papers: QuotePapers
    readonly previewMessage: (member: Member, quoteId: QuoteId) => Promise<QuoteMessage>
    readonly mailedTeams: MailedTeams
  },
) {
  return {
    calls: {
      quotes: quoteEndpoints(parts, papers, previewMessage),
      quoteActions: quoteActionEndpoints(parts),
      quoteApprovals: quoteApprovalEndpoints(parts),
      quoteFiles: quoteFileEndpoints(parts),
      newerPrices: newerPriceEndpoints(parts),
      purchases: purchaseEndpoints(parts),
      quoteQuestions: quoteQuestionEndpoints(parts),
      publicQuotes: publicQuoteEndpoints(parts),
    },
    handlers: [sendReleased(parts)],
    expiries: [() => recordExpired(parts, mailedTeams)],
  } satisfies ProductModule
}
