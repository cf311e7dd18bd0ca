import type { QuoteState } from '@costard/quotes'
import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import type { RevisionKey } from './lines/line-store.ts'
import { unsent } from './quote-store.ts'
import { quoteLines, quoteRevisions } from './schema.ts'

export type EarlierRow = Awaited<ReturnType<typeof listEarlier>>[number]

/** Returns the revisions before this one, newest first. */
export function listEarlier(tx: Transaction, key: RevisionKey) {
  const { teamId, quoteId, revision, state, netMinor, acceptance, sentAt, validUntil } = quoteRevisions
  return tx
    .select({ teamId, quoteId, revision, state, netMinor, acceptance, sentAt, validUntil })
    .from(quoteRevisions)
    .where(isEarlier(key))
    .orderBy(desc(quoteRevisions.revision))
}

/** Returns the newest sent revision, with the address it was sent to. */
export async function findNewestSent(tx: Transaction, { teamId, quoteId }: Omit<RevisionKey, 'revision'>) {
  const [found] = await tx
    .select({
      teamId: quoteRevisions.teamId,
      quoteId: quoteRevisions.quoteId,
      revision: quoteRevisions.revision,
      email: sql<string | null>`${quoteRevisions.snapshot} #>> '{customer,email}'`,
      customerId: sql<string | null>`${quoteRevisions.snapshot} #>> '{customer,id}'`,
    })
    .from(quoteRevisions)
    .where(
      and(
        eq(quoteRevisions.teamId, teamId),
        eq(quoteRevisions.quoteId, quoteId),
        isNotNull(quoteRevisions.sentAt),
      ),
    )
    .orderBy(desc(quoteRevisions.revision))
    .limit(1)
  return found
}

/** Marks the earlier revisions in these states as superseded. */
export async function supersede(
  tx: Transaction,
  key: RevisionKey,
  states: readonly Exclude<QuoteState, 'expired'>[],
): Promise<void> {
  if (key.revision === 1) return
  await tx
    .update(quoteRevisions)
    .set({ state: 'superseded' })
    .where(and(isEarlier(key), inArray(quoteRevisions.state, [...states])))
}

/** Returns the earlier revision that was accepted and is still in force. */
export async function findBinding(tx: Transaction, key: RevisionKey): Promise<RevisionKey | undefined> {
  if (key.revision === 1) return undefined
  const { teamId, quoteId, revision } = quoteRevisions
  const [accepted] = await tx
    .select({ teamId, quoteId, revision })
    .from(quoteRevisions)
    .where(isAcceptedBefore(key))
    .orderBy(desc(revision))
    .limit(1)
  return accepted
}

/** Returns the highest number of a quote's revisions, including dropped ones. */
export async function lastRevision(tx: Transaction, { teamId, quoteId }: RevisionKey): Promise<number> {
  const [found] = await tx
    .select({ last: sql`max(${quoteRevisions.revision})`.mapWith(Number) })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.teamId, teamId), eq(quoteRevisions.quoteId, quoteId)))
  return found?.last ?? 0
}

/** Copies a revision with its lines to a draft with this revision number. */
export async function copyRevision(
  tx: Transaction,
  key: RevisionKey,
  { revision, validUntil }: { readonly revision: number; readonly validUntil: string },
): Promise<void> {
  await insertCopy(tx, quoteRevisions, key, {
    revision: sql`${revision}`,
    state: sql`'draft'`,
    valid_until: sql`${validUntil}::date`,
    ...emptyUntilSent,
  })
  await insertCopy(tx, quoteLines, key, { revision: sql`${revision}`, fulfilment: sql`null` })
}

/** Deletes a draft and its lines. */
export async function deleteRevision(tx: Transaction, key: RevisionKey): Promise<void> {
  await tx.delete(quoteLines).where(ofRevision(quoteLines, key))
  await tx.delete(quoteRevisions).where(ofRevision(quoteRevisions, key))
}

function isAcceptedBefore(key: RevisionKey): SQL | undefined {
  return and(isEarlier(key), eq(quoteRevisions.state, 'accepted'))
}

const emptyUntilSent = Object.fromEntries(
  // the table's own keys
  (Object.keys(unsent) as (keyof typeof unsent)[]).map((key) => [quoteRevisions[key].name, sql`null`]),
)

/** values: for the columns that differ from the copied row. */
async function insertCopy(
  tx: Transaction,
  table: typeof quoteRevisions | typeof quoteLines,
  key: RevisionKey,
  values: Readonly<Record<string, SQL>>,
): Promise<void> {
  const names = columnNames(table)
  const copied = names.map((name) => values[name] ?? sql.identifier(name))
  await tx.execute(sql`
    insert into ${table} (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(copied, sql`, `)} from ${table} where ${ofRevision(table, key)}`)
}

function columnNames(table: PgTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name)
}

function ofRevision(
  table: typeof quoteRevisions | typeof quoteLines,
  { teamId, quoteId, revision }: RevisionKey,
): SQL | undefined {
  return and(eq(table.teamId, teamId), eq(table.quoteId, quoteId), eq(table.revision, revision))
}

function isEarlier({ teamId, quoteId, revision }: RevisionKey): SQL | undefined {
  return and(
    eq(quoteRevisions.teamId, teamId),
    eq(quoteRevisions.quoteId, quoteId),
    lt(quoteRevisions.revision, revision),
  )
}
