import { QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

/** A draft that is to be sent when released was: it is to be sent now. */
export const quoteReleased = eventType('quote-released', z.object({ teamId: TeamId, quoteId: QuoteId }))
