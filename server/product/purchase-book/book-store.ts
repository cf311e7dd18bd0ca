import { randomBytes } from 'node:crypto'
import {
  type BookCheck,
  type BookSettings,
  type BookTotals,
  type QuoteId,
  type SiteId,
  type TeamId,
} from '@costard/contract'
import { and, asc, type Column, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { type BookRow, entryHashOf, firstHash, sellerHashOf } from './hashes.ts'
import { purchaseBook, purchaseBookHeads, purchaseBookSettings } from './schema.ts'

/** An entry before it gets its number and hashes. */
export type NewEntry = Omit<BookRow, 'seq' | 'number' | 'previousHash' | 'hash' | 'sellerSalt' | 'sellerHash'>

const checkedPerStep = 1000
const defaultSettings: BookSettings = { isKept: true, asksForPaper: false, keptYears: 5, heldDays: 0 }

/** Adds an entry with the next number of the team. The book is locked until the transaction ends, so there are no gaps. */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<BookRow> {
  const { teamId } = entry
  await tx.insert(purchaseBookHeads).values({ teamId, seq: 0, hash: firstHash }).onConflictDoNothing()
  const [head] = await tx
    .select()
    .from(purchaseBookHeads)
    .where(eq(purchaseBookHeads.teamId, teamId))
    .for('update')
  if (!head) throw new Error('the purchase book has no head')
  const seq = head.seq + 1
  const sellerSalt = entry.seller && randomBytes(16)
  const unhashed = {
    ...entry,
    seq,
    number: `${entry.day.slice(0, 4)}-${String(seq).padStart(4, '0')}`,
    sellerSalt,
    sellerHash: sellerHashOf(entry.seller, sellerSalt),
    previousHash: head.hash,
  }
  const row = { ...unhashed, hash: entryHashOf(unhashed) }
  await tx.insert(purchaseBook).values(row)
  await tx.update(purchaseBookHeads).set({ seq, hash: row.hash }).where(eq(purchaseBookHeads.teamId, teamId))
  return row
}

export interface BookFilters {
  readonly search?: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly siteId?: SiteId | undefined
  readonly papers?: 'missing' | undefined
  readonly before?: number | undefined
}

/** Returns entries, newest first. */
export function listEntries(
  tx: Transaction,
  teamId: TeamId,
  filters: BookFilters,
  limit: number,
): Promise<BookRow[]> {
  return tx
    .select()
    .from(purchaseBook)
    .where(matching(teamId, filters))
    .orderBy(desc(purchaseBook.seq))
    .limit(limit)
}

/** Lists entries after one of them, oldest first. */
export function listEntriesAfter(
  tx: Transaction,
  teamId: TeamId,
  filters: BookFilters,
  after: number,
  limit: number,
): Promise<BookRow[]> {
  return tx
    .select()
    .from(purchaseBook)
    .where(and(matching(teamId, filters), gt(purchaseBook.seq, after)))
    .orderBy(asc(purchaseBook.seq))
    .limit(limit)
}

export function countEntries(tx: Transaction, teamId: TeamId, filters: BookFilters): Promise<number> {
  return tx.$count(purchaseBook, matching(teamId, filters))
}

/** Sums up all entries that match. Amounts of different currencies are not added. */
export async function totalsOf(tx: Transaction, teamId: TeamId, filters: BookFilters): Promise<BookTotals> {
  const { seq, number, kind, currency, amountMinor } = purchaseBook
  const groups = await tx
    .select({
      currency,
      entries: sql<number>`count(*)::integer`,
      amountMinor: sql`coalesce(sum(${amountMinor}) filter (where ${kind} = 'purchase'), 0)`.mapWith(Number),
      purchases: sql<number>`(count(*) filter (where ${kind} = 'purchase'))::integer`,
      withoutPaper: sql<number>`(count(*) filter (where ${paperIsMissing}))::integer`,
      first: sql<number>`min(${seq})`,
      last: sql<number>`max(${seq})`,
    })
    .from(purchaseBook)
    .where(matching(teamId, { ...filters, before: undefined }))
    .groupBy(currency)
    .orderBy(desc(sql`count(*)`), asc(currency))
  const ends = [Math.min(...groups.map(({ first }) => first)), Math.max(...groups.map(({ last }) => last))]
  const numbers = new Map(
    groups.length === 0
      ? []
      : (
          await tx
            .select({ seq, number })
            .from(purchaseBook)
            .where(and(eq(purchaseBook.teamId, teamId), inArray(seq, ends)))
        ).map((row) => [row.seq, row.number] as const),
  )
  const [first = 0, last = 0] = ends
  const sum = (key: 'entries' | 'withoutPaper') => groups.reduce((before, group) => before + group[key], 0)
  return {
    entries: sum('entries'),
    firstNumber: numbers.get(first) ?? null,
    lastNumber: numbers.get(last) ?? null,
    bought: groups
      .filter(({ purchases }) => purchases > 0)
      .map((group) => ({
        currency: group.currency,
        amountMinor: group.amountMinor,
      })),
    withoutPaper: sum('withoutPaper'),
  }
}

const paperIsMissing = sql`${purchaseBook.kind} = 'purchase' and ${purchaseBook.seller} ->> 'kind' = 'private'
  and jsonb_typeof(${purchaseBook.seller} -> 'paper') = 'null'`

function matching(
  teamId: TeamId,
  { search = '', from, to, before, siteId, papers }: BookFilters,
): SQL | undefined {
  const { number, imei, serial, quoteNumber, day, seq, correction } = purchaseBook
  const corrected = sql`case when ${correction} ->> 'field' in ('imei', 'serial') then ${correction} ->> 'value' end`
  const starts = (text: SQL | Column) => sql`starts_with(upper(${text}), ${search.toUpperCase()})`
  return and(
    eq(purchaseBook.teamId, teamId),
    search === ''
      ? undefined
      : or(...[number, imei, serial, quoteNumber, corrected, sql`split_part(${number}, '-', 2)`].map(starts)),
    from === undefined ? undefined : gte(day, from),
    to === undefined ? undefined : lte(day, to),
    siteId === undefined ? undefined : eq(purchaseBook.siteId, siteId),
    papers === undefined ? undefined : paperIsMissing,
    before === undefined ? undefined : lt(seq, before),
  )
}

/** Throws book/not-found. */
export async function getEntry(tx: Transaction, teamId: TeamId, seq: number): Promise<BookRow> {
  const [row] = await tx
    .select()
    .from(purchaseBook)
    .where(and(eq(purchaseBook.teamId, teamId), eq(purchaseBook.seq, seq)))
  if (!row) throw apiError('book/not-found', { seq })
  return row
}

/** Returns numbers and days of the purchases of a quote, by line. */
export async function purchasesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<ReadonlyMap<string, { readonly number: string; readonly day: string }>> {
  const { lineId, number, day, kind } = purchaseBook
  const rows = await tx
    .select({ lineId, number, day })
    .from(purchaseBook)
    .where(and(eq(purchaseBook.teamId, teamId), eq(purchaseBook.quoteId, quoteId), eq(kind, 'purchase')))
  return new Map(rows.flatMap((row) => (row.lineId === null ? [] : [[row.lineId, row]])))
}

/** Returns the corrections of entries, by the number of the corrected one. */
export async function correctionsOf(
  tx: Transaction,
  teamId: TeamId,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (seqs.length === 0) return new Map()
  const rows = await tx
    .select({ seq: purchaseBook.seq, corrects: purchaseBook.corrects })
    .from(purchaseBook)
    .where(and(eq(purchaseBook.teamId, teamId), inArray(purchaseBook.corrects, [...seqs])))
    .orderBy(asc(purchaseBook.seq))
  const found = new Map<number, number[]>()
  for (const { seq, corrects } of rows)
    if (corrects !== null) found.set(corrects, [...(found.get(corrects) ?? []), seq])
  return found
}

/** Entry up to which the hash chain of a book is valid. */
export interface GoodUpTo {
  readonly seq: number
  readonly hash: Buffer
}

/** Start of a book, before its first entry. */
export const bookStart: GoodUpTo = { seq: 0, hash: firstHash }

/**
 * Checks the hash chain of a team's entries in order. from: last entry known to be valid. good: last entry
 * found valid.
 */
export async function checkBook(
  tx: Transaction,
  teamId: TeamId,
  { now, from = bookStart }: { readonly now: Date; readonly from?: GoodUpTo | undefined },
): Promise<BookCheck & { readonly good: GoodUpTo }> {
  const [head = bookStart] = await tx
    .select()
    .from(purchaseBookHeads)
    .where(eq(purchaseBookHeads.teamId, teamId))
  let good = from
  const found = (brokenFrom: number | null) => ({
    entries: head.seq,
    isUnbroken: brokenFrom === null,
    brokenFrom,
    lastHash: head.hash.toString('hex'),
    checkedAt: now.toISOString(),
    good,
  })
  for (;;) {
    const rows = await tx
      .select()
      .from(purchaseBook)
      .where(and(eq(purchaseBook.teamId, teamId), gt(purchaseBook.seq, good.seq)))
      .orderBy(asc(purchaseBook.seq))
      .limit(checkedPerStep)
    for (const row of rows) {
      if (row.seq !== good.seq + 1 || !isGood(row, good.hash)) return found(good.seq + 1)
      good = { seq: row.seq, hash: row.hash }
    }
    if (rows.length < checkedPerStep) break
  }
  return found(good.seq === head.seq && good.hash.equals(head.hash) ? null : good.seq + 1)
}

function isGood(row: BookRow, previousHash: Buffer): boolean {
  return (
    row.previousHash.equals(previousHash) &&
    (row.seller === null || sellerHashOf(row.seller, row.sellerSalt).equals(row.sellerHash)) &&
    entryHashOf(row).equals(row.hash)
  )
}

export async function findSettings(tx: Transaction, teamId: TeamId): Promise<BookSettings> {
  const { isKept, asksForPaper, keptYears, heldDays } = purchaseBookSettings
  const [row] = await tx
    .select({ isKept, asksForPaper, keptYears, heldDays })
    .from(purchaseBookSettings)
    .where(eq(purchaseBookSettings.teamId, teamId))
  return row ?? defaultSettings
}

export async function saveSettings(tx: Transaction, teamId: TeamId, settings: BookSettings): Promise<void> {
  await tx
    .insert(purchaseBookSettings)
    .values({ teamId, ...settings })
    .onConflictDoUpdate({ target: purchaseBookSettings.teamId, set: settings })
}

/**
 * Removes the sellers of all teams whose last day has passed in every time zone. The hash chain stays valid.
 */
export async function removeDueSellers(tx: Transaction, now: Date): Promise<void> {
  // Time zones are up to 12 hours behind UTC.
  const day = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  await tx
    .update(purchaseBook)
    .set({ seller: null, sellerSalt: null })
    .where(and(lt(purchaseBook.keptUntil, day), sql`${purchaseBook.seller} is not null`))
}
