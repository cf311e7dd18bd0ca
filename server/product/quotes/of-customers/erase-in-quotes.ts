import type { QuoteId, TeamId } from '@costard/contract'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { searchTextOf } from '../lines/quote-figures.ts'
import {
  quoteLines,
  quoteNotes,
  quoteQuestions,
  quoteRevisions,
  quotes,
  snapshotCustomerId,
} from '../schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'
import { idsOf } from '../../customers/merged-customers.ts'

/** Replacement for the name of an erased customer in lists and quotes. */
export const erasedName = 'Erased customer'

/** Returns the ids of the quotes with this customer, now or in a sent revision. */
export async function findQuotesWith(tx: Transaction, key: CustomerKey): Promise<QuoteId[]> {
  const rows = await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(await hasCustomer(tx, key))
  return rows.map(({ quoteId }) => quoteId)
}

/** Returns the hashes of the links to all revisions of these quotes. */
export async function tokenHashesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<Buffer[]> {
  const { tokenHash } = quoteRevisions
  const rows = await tx
    .select({ tokenHash })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.teamId, teamId), inArray(quoteRevisions.quoteId, [...quoteIds])))
  return rows.flatMap((row) => (row.tokenHash ? [row.tokenHash] : []))
}

/** Like findQuotesWith, and locks the quotes. */
export async function lockQuotesWith(tx: Transaction, key: CustomerKey): Promise<QuoteId[]> {
  const rows = await tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(await hasCustomer(tx, key))
    .orderBy(quotes.quoteId)
    .for('update')
  return rows.map(({ quoteId }) => quoteId)
}

async function hasCustomer(tx: Transaction, key: CustomerKey): Promise<SQL | undefined> {
  const { teamId, customerId } = key
  const sentTo = tx
    .select({ quoteId: quoteRevisions.quoteId })
    .from(quoteRevisions)
    .where(
      and(
        eq(quoteRevisions.teamId, teamId),
        inArray(snapshotCustomerId(quoteRevisions), await idsOf(tx, key)),
      ),
    )
  return and(
    eq(quotes.teamId, teamId),
    or(eq(quotes.customerId, customerId), inArray(quotes.quoteId, sentTo)),
  )
}

/**
 * SQL condition: a revision of these quotes that was sent to the customer, or is a draft for the customer.
 */
export async function isForCustomer(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<SQL | undefined> {
  if (quoteIds.length === 0) return sql`false`
  const { teamId, customerId } = key
  const own = tx
    .select({ quoteId: quotes.quoteId })
    .from(quotes)
    .where(
      and(
        eq(quotes.teamId, teamId),
        inArray(quotes.quoteId, [...quoteIds]),
        eq(quotes.customerId, customerId),
      ),
    )
  return and(
    eq(quoteRevisions.teamId, teamId),
    inArray(quoteRevisions.quoteId, [...quoteIds]),
    or(
      inArray(snapshotCustomerId(quoteRevisions), await idsOf(tx, key)),
      and(sql`${snapshotCustomerId(quoteRevisions)} is null`, inArray(quoteRevisions.quoteId, own)),
    ),
  )
}

export async function countOpen(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<number> {
  if (quoteIds.length === 0) return 0
  const [counted] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...quoteIds]), eq(quotes.state, 'sent')))
  return counted?.count ?? 0
}

/**
 * Erases the customer in quotes and their revisions, including texts that people wrote for or as the
 * customer.
 */
export async function eraseInQuotes(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<void> {
  const { teamId, customerId } = key
  await eraseInRevisions(tx, key, quoteIds)
  await tx
    .delete(quoteNotes)
    .where(and(eq(quoteNotes.teamId, teamId), inArray(quoteNotes.quoteId, [...quoteIds])))
  const heads = await tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      kind: sql<'private'>`${quotes.customer} ->> 'kind'`,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.teamId, teamId),
        inArray(quotes.quoteId, [...quoteIds]),
        eq(quotes.customerId, customerId),
      ),
    )
  const devices = await devicesOf(tx, teamId, quoteIds)
  const erased = heads.map(({ quoteId, number, kind }) => {
    const customer = { kind, name: erasedName }
    const lines = devices.get(quoteId) ?? []
    return { quote_id: quoteId, customer, search_text: searchTextOf(number, customer, lines) }
  })
  await tx.execute(sql`
    update ${quotes} set customer = erased.customer, visitor = null, search_text = erased.search_text, rev = rev + 1
    from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as erased(quote_id text, customer jsonb, search_text text)
    where ${quotes.teamId} = ${teamId} and ${quotes.quoteId} = erased.quote_id`)
}

async function eraseInRevisions(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<void> {
  const { snapshot, acceptance, decline, cancellation, reopenings } = quoteRevisions
  const erased = JSON.stringify({ name: erasedName, id: key.customerId })
  const isTheirs = await isForCustomer(tx, key, quoteIds)
  const revisionOf = (of: typeof quoteLines | typeof quoteQuestions) =>
    tx
      .select({ one: sql`1` })
      .from(quoteRevisions)
      .where(and(isTheirs, eq(quoteRevisions.quoteId, of.quoteId), eq(quoteRevisions.revision, of.revision)))
  await tx
    .update(quoteLines)
    .set({
      note: '',
      approval: sql`${quoteLines.approval} || '{"question": "", "note": ""}'::jsonb`,
      fulfilment: sql`${quoteLines.fulfilment} || '{"note": ""}'::jsonb`,
    })
    .where(
      and(
        eq(quoteLines.teamId, key.teamId),
        inArray(quoteLines.quoteId, [...quoteIds]),
        sql`(${quoteLines.approval} is not null or ${quoteLines.fulfilment} is not null or ${quoteLines.note} <> '')`,
        exists(revisionOf(quoteLines)),
      ),
    )
  await tx
    .update(quoteQuestions)
    .set({
      text: '',
      name: '',
      answer: sql`${quoteQuestions.answer} || '{"text": ""}'::jsonb`,
    })
    .where(
      and(
        eq(quoteQuestions.teamId, key.teamId),
        inArray(quoteQuestions.quoteId, [...quoteIds]),
        exists(revisionOf(quoteQuestions)),
      ),
    )
  await tx
    .update(quoteRevisions)
    .set({
      note: '',
      tokenHash: null,
      // No delivery: without an address nobody can be reminded.
      delivery: null,
      snapshot: sql`jsonb_set(${snapshot}, '{customer}',
        jsonb_build_object('kind', ${snapshot} #> '{customer,kind}') || ${erased}::jsonb)`,
      acceptance: withoutEvidence(sql`${acceptance}`),
      decline: sql`${decline} - 'text'`,
      cancellation: sql`${cancellation} || '{"reason": ""}'::jsonb`,
      reopenings: sql`(select jsonb_agg(one || jsonb_build_object('reason', '', 'acceptance', ${withoutEvidence(sql`(one -> 'acceptance')`)}))
        from jsonb_array_elements(${reopenings}) one)`,
    })
    .where(await isForCustomer(tx, key, quoteIds))
}

/** SQL that removes the fields which a retained record has. */
function withoutEvidence(acceptance: SQL): SQL {
  return sql`case when ${acceptance} is not null then jsonb_strip_nulls(jsonb_build_object(
    'at', ${acceptance} -> 'at', 'propositionKeys', ${acceptance} -> 'propositionKeys', 'netMinor', ${acceptance} -> 'netMinor',
    'options', ${acceptance} -> 'options', 'leftOut', ${acceptance} -> 'leftOut', 'lineNets', ${acceptance} -> 'lineNets',
    'cashRoundingMinor', ${acceptance} -> 'cashRoundingMinor', 'taxRoundingMinor', ${acceptance} -> 'taxRoundingMinor',
    'onBehalf', ${acceptance} -> 'onBehalf' || '{"note": ""}'::jsonb)) end`
}

/** SQL of the devices of the newest revision of each quote, in order. */
async function devicesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<ReadonlyMap<QuoteId, Parameters<typeof searchTextOf>[2]>> {
  const rows = await tx
    .select({
      quoteId: quotes.quoteId,
      deviceName: quoteLines.deviceName,
      imei: quoteLines.imei,
      serial: quoteLines.serial,
    })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...quoteIds])))
    .orderBy(quotes.quoteId, quoteLines.position)
  return Map.groupBy(rows, ({ quoteId }) => quoteId)
}
