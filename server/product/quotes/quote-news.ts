import { QuoteId, TeamId } from '@costard/contract'
import type { NewsKind } from '@costard/templates'
import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import type { RevisionKey } from './lines/line-store.ts'

const kinds = [
  'expired',
  'accepted',
  'declined',
  'deviceReceived',
  'paid',
  'returned',
  'customerAccepted',
  'customerDeclined',
] as const satisfies readonly NewsKind[]

/** Published for an event of a quote that is mailed if the team wants this. */
export const quoteNews = eventType(
  'quote-news',
  z.object({ teamId: TeamId, quoteId: QuoteId, revision: z.int(), kind: z.enum(kinds) }),
  'mail',
)

export async function publishNews(
  tx: Transaction,
  { teamId, quoteId, revision }: RevisionKey,
  news: readonly NewsKind[],
): Promise<void> {
  for (const kind of news) await publish(tx, quoteNews, { teamId, quoteId, revision, kind })
}
