import { type QuoteId, selfInspectionLimits, type SelfTest, type TeamId } from '@costard/contract'
import type { QuoteState } from '@costard/quotes'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { rowInserter, type Transaction } from '#database'
import { selfInspections } from './schema.ts'

export type InspectionRow = typeof selfInspections.$inferSelect
export interface InspectionKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
}

const showableStates: readonly QuoteState[] = ['draft', 'pendingApproval', 'sent', 'accepted']

/** True if the device of a quote can still be shown. */
export function isShowable(
  { askedAt }: Pick<InspectionRow, 'askedAt'>,
  state: QuoteState,
  at: Date,
): boolean {
  const age = at.getTime() - askedAt.getTime()
  return showableStates.includes(state) && age < selfInspectionLimits.days * 86_400_000
}

/** Adds the inspection of a quote, which nobody has begun. */
export function addInspection(
  tx: Transaction,
  row: Omit<InspectionRow, 'uploadsLeft' | 'tests' | 'startedAt'>,
): Promise<void> {
  const { maxUploads } = selfInspectionLimits
  return insertInspection(tx, { ...row, uploadsLeft: maxUploads, tests: [], startedAt: null })
}

const insertInspection = rowInserter(selfInspections)

export async function findInspection(
  tx: Transaction,
  key: InspectionKey,
): Promise<InspectionRow | undefined> {
  const [row] = await tx.select().from(selfInspections).where(ofQuote(key))
  return row
}

/** Returns a condition: the customer of the quote in columns of a statement was asked to inspect the device. */
export function hasInspection(of: Readonly<Record<'teamId' | 'quoteId', AnyPgColumn>>): SQL<boolean> {
  return sql`exists (select from ${selfInspections} where ${and(
    eq(selfInspections.teamId, of.teamId),
    eq(selfInspections.quoteId, of.quoteId),
  )})`
}

export async function findInspectionByHash(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<InspectionRow | undefined> {
  const [row] = await tx.select().from(selfInspections).where(eq(selfInspections.tokenHash, tokenHash))
  return row
}

/** Counts a photo, if the link takes one more. Returns the inspection, which is then locked. */
export async function takeUpload(
  tx: Transaction,
  key: InspectionKey,
  at: Date,
): Promise<InspectionRow | undefined> {
  const [row] = await tx
    .update(selfInspections)
    .set({ uploadsLeft: sql`${selfInspections.uploadsLeft} - 1`, startedAt: startedOr(at) })
    .where(and(ofQuote(key), gt(selfInspections.uploadsLeft, 0)))
    .returning()
  return row
}

/** Saves a test in place of the one of its kind before. */
export async function saveTest(
  tx: Transaction,
  key: InspectionKey,
  result: SelfTest,
  at: Date,
): Promise<InspectionRow | undefined> {
  const [before] = await tx.select().from(selfInspections).where(ofQuote(key)).for('update')
  if (!before) return undefined
  const tests = [...before.tests.filter(({ test }) => test !== result.test), result]
  const [row] = await tx
    .update(selfInspections)
    .set({ tests, startedAt: startedOr(at) })
    .where(ofQuote(key))
    .returning()
  return row
}

/** Ends links to quotes whose customer is erased; their photos are deleted with the other files. */
export async function deleteInspections(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<void> {
  await tx
    .delete(selfInspections)
    .where(and(eq(selfInspections.teamId, teamId), inArray(selfInspections.quoteId, [...quoteIds])))
}

const startedOr = (at: Date) => sql`coalesce(${selfInspections.startedAt}, ${at.toISOString()})`

function ofQuote({ teamId, quoteId }: InspectionKey) {
  return and(eq(selfInspections.teamId, teamId), eq(selfInspections.quoteId, quoteId))
}
