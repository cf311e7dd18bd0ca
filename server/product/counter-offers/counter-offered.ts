import { LineId, QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { eventType, publish } from '#outbox'
import type { TeamRow } from '../teams/team-store.ts'
import type { LineKey } from '../quotes/counter-offer-rows/counter-offer-store.ts'

/** Published when a counter-offer was sent, or its customer is to be reminded; its handler sends the mail. */
export const counterOffered = eventType(
  'counter-offered',
  z.object({
    teamId: TeamId,
    quoteId: QuoteId,
    lineId: LineId,
    sentBy: z.string(),
    /** Verified reply-to address. */
    replyTo: z.string().nullable(),
    sending: z.int(),
    kind: z.enum(['offer', 'reminder']),
  }),
  'mail',
)

/** sender: null for an automatic mail. */
export function publishCounterOffered(
  tx: Transaction,
  { teamId, quoteId, lineId }: LineKey,
  {
    sender,
    team,
    sending,
    kind,
  }: {
    readonly sender: Caller | null
    readonly team: Pick<TeamRow, 'name'>
    readonly sending: number
    readonly kind: 'offer' | 'reminder'
  },
): Promise<void> {
  return publish(tx, counterOffered, {
    teamId,
    quoteId,
    lineId,
    sentBy: sender?.displayName ?? team.name,
    replyTo: sender?.email ?? null,
    sending,
    kind,
  })
}
