import type { LaterCheck, LineId, QuoteId, TeamId } from '@costard/contract'
import { flaggedSince } from '@costard/quotes'
import { and, asc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { apiError } from '../../../calls/api-error.ts'
import { quoteLines, quoteRevisions } from '../../schema.ts'
import { ofRevision, type LineRow, type RevisionKey } from '../line-store.ts'

/**
 * Adds checks to a line of a locked quote. Only the newest check per kind and result is kept, which limits
 * their number.
 */
export async function addLaterChecks(
  tx: Transaction,
  line: RevisionKey & Pick<LineRow, 'lineId' | 'laterChecks'>,
  checks: readonly LaterCheck[],
): Promise<void> {
  const newest = new Map<string, LaterCheck>()
  for (const check of [...line.laterChecks, ...checks]) {
    const key = `${check.kind} ${check.result}`
    newest.delete(key) // moves the newest to the end
    newest.set(key, check)
  }
  await tx
    .update(quoteLines)
    .set({ laterChecks: [...newest.values()] })
    .where(and(ofRevision(line), eq(quoteLines.lineId, line.lineId)))
}

/** Returns the lines of drafts and sent revisions whose device has these numbers, ordered by quote. */
export function listOpenLinesWith(
  tx: Transaction,
  teamId: TeamId,
  {
    imei,
    serial,
    quoteId: ofQuote,
  }: { readonly imei: string | null; readonly serial: string | null; readonly quoteId?: QuoteId },
): Promise<(RevisionKey & Pick<LineRow, 'lineId' | 'laterChecks'>)[]> {
  const { quoteId, revision, lineId, laterChecks } = quoteLines
  const isSame = or(
    imei === null ? undefined : eq(quoteLines.imei, imei),
    serial === null ? undefined : eq(quoteLines.serial, serial),
  )
  // A different number of the line may belong to another device.
  const isNoOther = and(
    imei === null ? undefined : sql`coalesce(${quoteLines.imei}, ${imei}) = ${imei}`,
    serial === null ? undefined : sql`coalesce(${quoteLines.serial}, ${serial}) = ${serial}`,
  )
  return tx
    .select({ teamId: quoteLines.teamId, quoteId, revision, lineId, laterChecks })
    .from(quoteLines)
    .innerJoin(
      quoteRevisions,
      and(
        eq(quoteRevisions.teamId, quoteLines.teamId),
        eq(quoteRevisions.quoteId, quoteId),
        eq(quoteRevisions.revision, revision),
      ),
    )
    .where(
      and(
        eq(quoteLines.teamId, teamId),
        ofQuote && eq(quoteId, ofQuote),
        isSame,
        isNoOther,
        inArray(quoteRevisions.state, ['draft', 'pendingApproval', 'sent']),
      ),
    )
    .orderBy(asc(quoteId), asc(revision), asc(lineId))
}

/**
 * Throws quote/device-flagged if a check flags the device of a taken line, and was recorded after the line
 * was priced. Checks of a later draft count as well, since the revision stays in force until that draft is
 * sent. names: whether the error states the check.
 */
export async function requireNoneFlagged(
  tx: Transaction,
  key: RevisionKey,
  { leftOut, names }: { readonly leftOut: readonly string[]; readonly names: boolean },
): Promise<void> {
  const [flagged] = (await listFlagged(tx, key)).filter(({ lineId }) => !leftOut.includes(lineId))
  if (flagged) throw apiError('quote/device-flagged', names ? flagged : undefined)
}

/** Returns a condition: a device of the revision in these columns, or of a later revision, was checked. */
export function hasChecks(
  of: Readonly<Record<'teamId' | 'quoteId' | 'revision', AnyPgColumn>>,
): SQL<boolean> {
  return sql`exists (select from ${quoteLines} where ${and(
    eq(quoteLines.teamId, of.teamId),
    eq(quoteLines.quoteId, of.quoteId),
    gte(quoteLines.revision, of.revision),
    isChecked,
  )})`
}

const isChecked = sql`(${quoteLines.checks} <> '[]' or ${quoteLines.laterChecks} <> '[]')`

/** Returns the checks that prevent an acceptance, at most one per kind and line. */
export async function listFlagged(
  tx: Transaction,
  key: RevisionKey,
): Promise<{ readonly lineId: LineId; readonly kind: LaterCheck['kind']; readonly at: string }[]> {
  const { revision, lineId, position, checks, laterChecks } = quoteLines
  const rows = await tx
    .select({ revision, lineId, checks, laterChecks })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, key.teamId),
        eq(quoteLines.quoteId, key.quoteId),
        gte(revision, key.revision),
        isChecked,
      ),
    )
    .orderBy(asc(revision), asc(position))
  return [...Map.groupBy(rows, (row) => row.lineId)].flatMap(([ofLine, known]) => {
    const own = known.flatMap((row) => (row.revision === key.revision ? row.checks : []))
    const later = known.flatMap((row) => [
      ...(row.revision === key.revision ? [] : row.checks),
      ...row.laterChecks,
    ])
    return flaggedSince(own, later).map(({ kind, at }) => ({ lineId: ofLine, kind, at }))
  })
}
