import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** A quote was accepted: the document that the customer agreed to is kept. */
export const quoteAccepted = eventType(
  'quote-accepted',
  z.object({ teamId: TeamId, quoteId: QuoteId, revision: z.number().int() }),
  'slow',
)
