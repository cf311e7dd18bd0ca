import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** Published when a quote is accepted; its handler stores the document that the customer agreed to. */
export const quoteAccepted = eventType(
  'quote-accepted',
  z.object({ teamId: TeamId, quoteId: QuoteId, revision: z.number().int() }),
  'slow',
)
