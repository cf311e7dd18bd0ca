import type { BookEntry, TeamId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { Member } from '../teams/memberships/member.ts'
import { addEntry, findSettings, getEntry } from './book-store.ts'
import { describeEntry } from './describe-entry.ts'

/** Adds an entry that corrects a purchase. Throws book/not-found, book/not-a-purchase. */
export async function correctEntry(
  { tx, record }: Change,
  { team, caller }: Member,
  {
    teamId,
    seq,
    at,
    ...correction
  }: { readonly teamId: TeamId; readonly seq: number; readonly at: Date } & NonNullable<
    BookEntry['correction']
  >,
): Promise<BookEntry> {
  const corrected = await getEntry(tx, teamId, seq)
  if (corrected.kind !== 'purchase') throw apiError('book/not-a-purchase', { seq })
  const row = await addEntry(tx, {
    teamId,
    at,
    day: dayIn(team.timeZone, at),
    by: caller.userId,
    kind: 'correction',
    quoteId: corrected.quoteId,
    quoteNumber: corrected.quoteNumber,
    lineId: corrected.lineId,
    siteId: corrected.siteId,
    device: '',
    imei: null,
    serial: null,
    quantity: 0,
    currency: corrected.currency,
    amountMinor: 0,
    paidBy: '',
    corrects: seq,
    correction,
    customerId: null,
    seller: null,
    keptUntil: corrected.keptUntil,
  })
  await record({
    teamId,
    entity: 'team',
    entityId: teamId,
    after: { entry: row.number, corrects: corrected.number, field: correction.field },
  })
  return describeEntry(row, await findSettings(tx, teamId))
}
