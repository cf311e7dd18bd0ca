import { namesIn } from '../rows/find-names.ts'
import * as counterOffers from './counter-offer-rows/schema.ts'
import { quoteFileLister } from './file-rows/archived-files.ts'
import * as files from './file-rows/schema.ts'
import * as schema from './schema.ts'
import type { QuoteId, QuoteMessage } from '@costard/contract'
import type { Member } from '../teams/memberships/member.ts'
import { quoteActionEndpoints } from './actions/endpoints.ts'
import { quoteApprovalEndpoints } from './approvals/endpoints.ts'
import { sendReleased } from './approvals/send-released.ts'
import { quoteEndpoints } from './endpoints.ts'
import { quoteFileEndpoints } from './lists/file-endpoints.ts'
import { newerPriceEndpoints } from './drafts/newer-prices/endpoints.ts'
import { publicQuoteEndpoints } from './public/endpoints.ts'
import { purchaseEndpoints } from './lines/taxes/purchase-endpoints.ts'
import { quoteNoteEndpoints } from './notes/endpoints.ts'
import { quoteQuestionEndpoints } from './questions/endpoints.ts'
import type { RecordPurchase } from './deals/paid-device.ts'
import type { QuotePapers } from './quote-papers.ts'
import { type MailedTeams, recordExpired } from './sending/record-expired.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function quoteModule(
  parts: ProductParts,
  {
    papers,
    previewMessage,
    mailedTeams,
    recordPurchase,
  }: {
    readonly papers: QuotePapers
    readonly previewMessage: (member: Member, quoteId: QuoteId) => Promise<QuoteMessage>
    readonly mailedTeams: MailedTeams
    readonly recordPurchase: RecordPurchase
  },
) {
  return {
    tables: [schema, counterOffers, files],
    archived: {
      quotes: schema.quotes,
      'quote-revisions': schema.quoteRevisions,
      'quote-lines': schema.quoteLines,
      'quote-questions': schema.quoteQuestions,
      'quote-notes': schema.quoteNotes,
      'counter-offers': counterOffers.counterOffers,
      inspections: counterOffers.lineInspections,
      files: files.quoteFiles,
    },
    archivedFiles: [quoteFileLister(parts.files)],
    names: {
      quote: namesIn(schema.quotes, {
        ...schema.quotes,
        id: schema.quotes.quoteId,
        name: schema.quotes.number,
      }),
    },
    calls: {
      quotes: quoteEndpoints(parts, papers, previewMessage),
      quoteActions: quoteActionEndpoints(parts, recordPurchase),
      quoteApprovals: quoteApprovalEndpoints(parts),
      quoteFiles: quoteFileEndpoints(parts),
      newerPrices: newerPriceEndpoints(parts),
      purchases: purchaseEndpoints(parts),
      quoteNotes: quoteNoteEndpoints(parts),
      quoteQuestions: quoteQuestionEndpoints(parts),
      publicQuotes: publicQuoteEndpoints(parts),
    },
    handlers: [sendReleased(parts)],
    expiries: [() => recordExpired(parts, mailedTeams)],
  } satisfies ProductModule
}
