import { type AnsweredLine, quoteLimits, type WaitingQuote } from '@costard/contract'
import { dayIn, isPriceObstacle, revisionNumber, startOfDay } from '@costard/quotes'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { listAnswered, listWaiting, type WaitingFor } from './waiting-store.ts'

/**
 * Returns the lines that wait for members who release or price, and today's answers in the time zone of the
 * team.
 */
export async function describeWaiting(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  { team, teamId }: Member,
  waitingFor: WaitingFor,
): Promise<{ waiting: WaitingQuote[]; hasMore: boolean; answered: AnsweredLine[] }> {
  const { orm } = database
  const rows = await listWaiting(orm, teamId, waitingFor)
  const midnight = startOfDay(team.timeZone, dayIn(team.timeZone, now()))
  const answers = await listAnswered(orm, teamId, midnight)
  return {
    waiting: rows.slice(0, quoteLimits.maxWaiting).map((row) => ({
      id: row.quoteId,
      number: revisionNumber(row.number, row.revision),
      lineId: row.lineId,
      title: row.deviceName,
      variantLabel: row.variantLabel,
      customerName: row.customer?.name ?? null,
      since: row.since?.toISOString() ?? '',
      askedBy: row.approval?.state === 'asked' ? row.approval.askedBy : null,
      question: row.approval?.state === 'asked' ? row.approval.question : '',
    })),
    hasMore: rows.length > quoteLimits.maxWaiting,
    answered: answers.flatMap(({ quoteId, number, revision, lineId, ...row }) =>
      row.approval
        ? [
            {
              id: quoteId,
              number: revisionNumber(number, revision),
              lineId,
              title: row.deviceName,
              variantLabel: row.variantLabel,
              approval: row.approval,
              netMinor: isPriceObstacle(row.obstacle) ? null : row.netMinor,
            },
          ]
        : [],
    ),
  }
}
