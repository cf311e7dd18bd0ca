import type { LineApproval, LineId, QuoteLine, TeamId, QuoteId } from '@costard/contract'
import type { TaxRounding } from '@costard/quotes'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { quoteLines } from '../schema.ts'

/** A revision of a quote. */
export interface RevisionKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly revision: number
}

export type LineRow = typeof quoteLines.$inferSelect
/** A line without the revision that it belongs to. */
export type LineValues = Omit<LineRow, keyof RevisionKey>
/** The columns from which the totals and the search text of a quote are computed. */
export type LineFigures = Pick<
  LineRow,
  | 'lineId'
  | 'position'
  | 'kind'
  | 'catalogId'
  | 'chargeMinor'
  | 'payoutMinor'
  | 'services'
  | 'choiceGroup'
  | 'obstacle'
  | 'handPrice'
  | 'purchase'
  | 'approval'
  | 'deviceName'
  | 'imei'
  | 'serial'
>
/**
 * Includes the taxes of the price; null if taxes are rounded per line, since the totals then do not need
 * them.
 */
export type TaxedFigures = LineFigures & { readonly taxes: LineRow['result']['tax'] | null }

const {
  lineId,
  position,
  kind,
  catalogId,
  chargeMinor,
  payoutMinor,
  services,
  choiceGroup,
  obstacle,
  handPrice,
  purchase,
  approval,
} = quoteLines
const { deviceName, imei, serial } = quoteLines
const choices = { services, choiceGroup }
const prices = { kind, catalogId, chargeMinor, payoutMinor, obstacle, handPrice, purchase, approval }
const figures = { lineId, position, ...prices, ...choices, deviceName, imei, serial }

/** Returns all lines of a revision in order, without the large columns. */
export function listFigures(tx: Transaction, key: RevisionKey): Promise<LineFigures[]> {
  return tx.select(figures).from(quoteLines).where(ofRevision(key)).orderBy(asc(quoteLines.position))
}

/** Like listFigures, with the taxes needed for rounding the totals of a quote. */
export function listTaxedFigures(
  tx: Transaction,
  key: RevisionKey,
  { taxRounding }: { readonly taxRounding: TaxRounding },
): Promise<TaxedFigures[]> {
  const taxes =
    taxRounding === 'document'
      ? sql<TaxedFigures['taxes']>`${quoteLines.result} -> 'tax'`
      : sql<TaxedFigures['taxes']>`null`
  return tx
    .select({ ...figures, taxes })
    .from(quoteLines)
    .where(ofRevision(key))
    .orderBy(asc(quoteLines.position))
}

/** Returns lines in order, starting after this position. */
export function listLines(
  tx: Transaction,
  key: RevisionKey,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<LineRow[]> {
  return tx
    .select()
    .from(quoteLines)
    .where(and(ofRevision(key), after === undefined ? undefined : sql`${quoteLines.position} > ${after}`))
    .orderBy(asc(quoteLines.position))
    .limit(limit)
}

/** Returns the position of a line; undefined if the revision does not have the line. */
export async function findPosition(
  tx: Transaction,
  key: RevisionKey,
  id: LineId,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ position: quoteLines.position })
    .from(quoteLines)
    .where(and(ofRevision(key), eq(quoteLines.lineId, id)))
  return found?.position
}

/** Returns a line of a revision. Throws quote/line-not-found. */
export async function getLine(tx: Transaction, key: RevisionKey, id: LineId): Promise<LineRow> {
  const [row] = await tx
    .select()
    .from(quoteLines)
    .where(and(ofRevision(key), eq(quoteLines.lineId, id)))
  if (!row) throw apiError('quote/line-not-found', { lineId: id })
  return row
}

/** Returns the lines of a revision with these ids. */
export function findLines(tx: Transaction, key: RevisionKey, ids: readonly LineId[]): Promise<LineRow[]> {
  return tx
    .select()
    .from(quoteLines)
    .where(and(ofRevision(key), inArray(quoteLines.lineId, [...ids])))
}

/** Stores an approval, or removes it, for several lines. */
export async function saveApproval(
  tx: Transaction,
  key: RevisionKey,
  ids: readonly LineId[],
  approval: LineApproval | null,
): Promise<void> {
  await tx
    .update(quoteLines)
    .set({ approval })
    .where(and(ofRevision(key), inArray(quoteLines.lineId, [...ids])))
}

/** Adds lines, and replaces those that exist in the revision. */
export async function saveLines(
  tx: Transaction,
  { teamId, quoteId, revision }: RevisionKey,
  lines: readonly LineValues[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(quoteLines)
    .values(lines.map((line) => ({ ...line, teamId, quoteId, revision })))
    .onConflictDoUpdate({
      target: [quoteLines.teamId, quoteLines.quoteId, quoteLines.revision, quoteLines.lineId],
      set: replaced,
    })
}

export async function savePositions(
  tx: Transaction,
  key: RevisionKey,
  positions: ReadonlyMap<LineId, number>,
): Promise<void> {
  if (positions.size === 0) return
  const rows = sql`unnest(${textArray([...positions.keys()])}, ${intArray([...positions.values()])}) as moved(id, position)`
  await tx
    .update(quoteLines)
    .set({ position: sql`moved.position` })
    .from(rows)
    .where(and(ofRevision(key), sql`${quoteLines.lineId} = moved.id`))
}

export async function removeLines(tx: Transaction, key: RevisionKey, ids: readonly LineId[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(quoteLines).where(and(ofRevision(key), inArray(quoteLines.lineId, [...ids])))
}

/** A line as in the contract, with the fields that only some members may see. */
export type WholeLine = Omit<QuoteLine, 'purchase'> & { readonly purchase: LineRow['purchase'] }

/** Returns a line with all stored fields; for responses use lineFor. */
export function describeLine(row: LineValues): WholeLine {
  return {
    id: row.lineId,
    kind: row.kind,
    catalogId: row.catalogId,
    catalogVersion: row.catalogVersion,
    variantId: row.variantId,
    variantLabel: row.variantLabel,
    device: deviceOf(row),
    answers: row.answers,
    checks: row.checks,
    ...(row.propositionKey !== null && { propositionKey: row.propositionKey }),
    services: row.services,
    quantity: row.quantity,
    ...(row.note !== '' && { note: row.note }),
    ...(row.isOptional && { isOptional: true }),
    ...(row.isFree && { isFree: true }),
    ...(row.choiceGroup !== null && { choiceGroup: row.choiceGroup }),
    pricedOn: row.pricedOn,
    cashLimitMinor: row.cashLimitMinor,
    result: row.result,
    adjustment: row.adjustment && {
      amountMinor: row.adjustment.amountMinor,
      reason: row.adjustment.reason,
      maxAdjustBp: row.adjustment.maxAdjustBp,
    },
    handPrice: row.handPrice,
    purchase: row.purchase,
    approval: row.approval,
    laterChecks: row.laterChecks,
    fulfilment: row.fulfilment,
  }
}

/** Returns the device of a line as in the contract. */
export function deviceOf({
  deviceKey,
  deviceName,
  imei,
  serial,
}: Pick<LineRow, 'deviceKey' | 'deviceName' | 'imei' | 'serial'>): QuoteLine['device'] {
  return {
    ...(deviceKey !== null && { key: deviceKey }),
    name: deviceName,
    ...(imei !== null && { imei }),
    ...(serial !== null && { serial }),
  }
}

/** Condition for the lines of this revision. */
export function ofRevision({ teamId, quoteId, revision }: RevisionKey): SQL | undefined {
  return and(
    eq(quoteLines.teamId, teamId),
    eq(quoteLines.quoteId, quoteId),
    eq(quoteLines.revision, revision),
  )
}

const {
  teamId: _team,
  quoteId: _quote,
  revision: _revision,
  lineId: _line,
  ...replaceable
} = getTableColumns(quoteLines)
const isSameDevice = sql.raw(
  'quote_lines.imei is not distinct from excluded.imei and quote_lines.serial is not distinct from excluded.serial',
)
const replaced = {
  ...Object.fromEntries(
    Object.entries(replaceable).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  ),
  // A new price does not count as an edit.
  editedBy: sql.raw('coalesce(excluded.edited_by, quote_lines.edited_by)'),
  // Checks of the device are kept by every edit of the line.
  laterChecks: sql`case when ${isSameDevice} then quote_lines.later_checks else excluded.later_checks end`,
}

const textArray = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`
const intArray = (numbers: readonly number[]): SQL => sql`${sql.param(numbers)}::int[]`
