import { type CustomerId, customerLimits } from '@costard/contract'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { auditEntries } from '../../audit/schema.ts'
import { quoteRevisions, snapshotCustomerId } from '../../quotes/schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'
import { idsOf } from '../../customers/merged-customers.ts'
import { teamNotes } from '../../customers/schema.ts'
import type { NoteRow } from '../../customers/team-note-store.ts'
import { compareSources, isLater, type Position } from './timeline-position.ts'

type Change = Pick<typeof auditEntries.$inferSelect, 'action' | 'actorKind' | 'actorId' | 'after'> & {
  readonly quoteId: string
}

export type FoundEntry = Position &
  (
    | { readonly source: 'note'; readonly note: NoteRow }
    | { readonly source: 'change'; readonly change: Change }
    | { readonly source: 'view'; readonly quoteId: string }
  )

const size = customerLimits.maxTimelinePage

/**
 * Returns a page of events of a customer and of customers merged into this one, newest first. Notes, entries
 * of the audit log and openings are each read by their index and merged, so that the cost of a page does not
 * grow.
 */
export async function listTimeline(
  tx: Transaction,
  customer: CustomerKey,
  after: Position | undefined,
): Promise<{ readonly entries: readonly FoundEntry[]; readonly last: Position | undefined }> {
  const ids = await idsOf(tx, customer)
  const found = [
    ...(await notesOf(tx, customer, after)),
    ...(await changesOf(tx, customer, ids, after)),
    ...(await viewsOf(tx, customer, ids, after)),
  ].toSorted(compareSources)
  const entries = found.slice(0, size)
  return { entries, last: found.length > size ? entries.at(-1) : undefined }
}

async function notesOf(
  tx: Transaction,
  { teamId, customerId }: CustomerKey,
  after: Position | undefined,
): Promise<FoundEntry[]> {
  const { at, noteId } = teamNotes
  const rows = await tx
    .select()
    .from(teamNotes)
    .where(
      and(
        eq(teamNotes.teamId, teamId),
        eq(teamNotes.customerId, customerId),
        after && isLater(after, 'note', at, [noteId]),
      ),
    )
    .orderBy(desc(at), desc(noteId))
    .limit(size + 1)
  return rows.map((note) => ({ source: 'note', at: note.at, key: [note.noteId], note }))
}

async function changesOf(
  tx: Transaction,
  { teamId }: CustomerKey,
  ids: readonly CustomerId[],
  after: Position | undefined,
): Promise<FoundEntry[]> {
  const { at, entryId, entityId, action, actorKind, actorId } = auditEntries
  const ofOne = tx
    .select({ at, entryId, quoteId: entityId, action, actorKind, actorId, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        sql`${auditEntries.customerId} = one.id`,
        after && isLater(after, 'change', at, [entryId]),
      ),
    )
    .orderBy(desc(at), desc(entryId))
    .limit(size + 1)
    .as('found')
  const rows = await tx
    .select({
      at: ofOne.at,
      entryId: ofOne.entryId,
      quoteId: ofOne.quoteId,
      action: ofOne.action,
      actorKind: ofOne.actorKind,
      actorId: ofOne.actorId,
      after: ofOne.after,
    })
    .from(eachOf(ids))
    .crossJoinLateral(ofOne)
    .orderBy(desc(ofOne.at), desc(ofOne.entryId))
    .limit(size + 1)
  return rows.map(({ at, entryId, ...change }) => ({ source: 'change', at, key: [entryId], change }))
}

async function viewsOf(
  tx: Transaction,
  { teamId }: CustomerKey,
  ids: readonly CustomerId[],
  after: Position | undefined,
): Promise<FoundEntry[]> {
  const { firstViewedAt, quoteId, revision } = quoteRevisions
  const ofOne = tx
    .select({ at: firstViewedAt, quoteId, revision })
    .from(quoteRevisions)
    .where(
      and(
        eq(quoteRevisions.teamId, teamId),
        sql`${snapshotCustomerId(quoteRevisions)} = one.id`,
        isNotNull(firstViewedAt),
        after && isLater(after, 'view', firstViewedAt, [quoteId, revision]),
      ),
    )
    .orderBy(desc(firstViewedAt), desc(quoteId), desc(revision))
    .limit(size + 1)
    .as('found')
  const rows = await tx
    .select({ at: ofOne.at, quoteId: ofOne.quoteId, revision: ofOne.revision })
    .from(eachOf(ids))
    .crossJoinLateral(ofOne)
    .orderBy(desc(ofOne.at), desc(ofOne.quoteId), desc(ofOne.revision))
    .limit(size + 1)
  return rows.flatMap(({ at, quoteId, revision }) =>
    at === null ? [] : { source: 'view' as const, at, key: [quoteId, revision], quoteId },
  )
}

/** One row per id: PostgreSQL then reads a page for each in the order of the index. */
function eachOf(ids: readonly CustomerId[]): SQL {
  return sql`unnest(${sql.param(ids)}::text[]) as one(id)`
}
