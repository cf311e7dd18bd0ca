import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/**
 * Published when the last held line of a draft marked "send when released" is released; its handler sends the
 * quote.
 */
export const quoteReleased = eventType('quote-released', z.object({ teamId: TeamId, quoteId: QuoteId }))
