import type { LineFulfilment, LineId, QuoteId, TeamId } from '@costard/contract'
import { firstFulfilment, type FulfilmentState, isUntouched } from '@costard/quotes'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { quoteLines, quotes } from '../schema.ts'
import { ofRevision, type RevisionKey } from './line-store.ts'

/**
 * Starts the fulfilment of the taken lines of an accepted revision. A line keeps its state from an earlier
 * revision, as does a line that is now left out but whose device is with the team.
 */
export async function startFulfilment(
  tx: Transaction,
  key: RevisionKey,
  { at, by, leftOut }: Pick<LineFulfilment, 'at' | 'by'> & { readonly leftOut: readonly string[] },
): Promise<void> {
  const first = (kind: 'buy' | 'sell') =>
    sql`${JSON.stringify({ state: firstFulfilment(kind), at, by, note: '' })}::jsonb`
  const earlier = sql`(select e.fulfilment from ${quoteLines} e
    where e.team_id = ${key.teamId} and e.quote_id = ${key.quoteId} and e.line_id = ${quoteLines}.line_id
      and e.revision < ${key.revision} and e.fulfilment is not null
    order by e.revision desc limit 1)`
  await tx
    .update(quoteLines)
    .set({
      fulfilment: sql`case when ${quoteLines.lineId} = any(${sql.param([...leftOut])}::text[]) then (
        select one from (select ${earlier} as one) e where coalesce(one ->> 'heldFrom', one ->> 'state') not in ('awaiting', 'reserved')
      ) else coalesce(${earlier}, case when ${quoteLines.kind} = 'sell' then ${first('sell')} else ${first('buy')} end) end`,
    })
    .where(ofRevision(key))
}

/** Stores the fulfilment of a line. */
export async function saveFulfilment(
  tx: Transaction,
  key: RevisionKey,
  lineId: LineId,
  fulfilment: LineFulfilment,
): Promise<void> {
  await tx
    .update(quoteLines)
    .set({ fulfilment })
    .where(and(ofRevision(key), eq(quoteLines.lineId, lineId)))
}

/** Deletes the fulfilment of all lines of a revision. */
export async function removeFulfilment(tx: Transaction, key: RevisionKey): Promise<void> {
  await tx.update(quoteLines).set({ fulfilment: null }).where(ofRevision(key))
}

/** Returns the kind and fulfilment of each line of a revision. */
export function listFulfilments(tx: Transaction, key: RevisionKey) {
  const { lineId, kind, fulfilment } = quoteLines
  return tx.select({ lineId, kind, fulfilment }).from(quoteLines).where(ofRevision(key))
}

/** Returns the lines of the current revisions of several quotes whose devices are in one of these states. */
export function listFulfilmentsOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
  states: readonly FulfilmentState[],
) {
  const { quoteId, lineId, fulfilment } = quoteLines
  const isOfQuote = and(
    eq(quotes.teamId, quoteLines.teamId),
    eq(quotes.quoteId, quoteId),
    eq(quotes.revision, quoteLines.revision),
  )
  return tx
    .select({ quoteId, lineId, fulfilment })
    .from(quotes)
    .innerJoin(quoteLines, isOfQuote)
    .where(
      and(
        eq(quotes.teamId, teamId),
        inArray(quotes.quoteId, [...quoteIds]),
        inArray(sql`${fulfilment} ->> 'state'`, [...states]),
      ),
    )
    .orderBy(quoteLines.position)
}

/** True if no device of a revision was received, paid or handed over. */
export async function isUntouchedOf(tx: Transaction, key: RevisionKey): Promise<boolean> {
  const lines = await listFulfilments(tx, key)
  return lines.every(({ kind, fulfilment }) => !fulfilment || isUntouched(kind, fulfilment))
}

/** States of the devices of a revision, by line id; for a device on hold, the state before the hold. */
export type DevicesOfLines = Readonly<Record<string, FulfilmentState>>

/** SQL expression for the states of a revision's devices. */
export function devicesOfLines(
  of: Readonly<Record<'teamId' | 'quoteId' | 'revision', AnyPgColumn>>,
): SQL<DevicesOfLines> {
  const { lineId, fulfilment } = quoteLines
  const state = sql`coalesce(${fulfilment} ->> 'heldFrom', ${fulfilment} ->> 'state')`
  return sql`(select coalesce(json_object_agg(${lineId}, ${state}), '{}') from ${quoteLines} where ${and(
    eq(quoteLines.teamId, of.teamId),
    eq(quoteLines.quoteId, of.quoteId),
    eq(quoteLines.revision, of.revision),
    isNotNull(fulfilment),
  )})`
}

/**
 * Throws quote/in-progress if a device was received or is further on: the acceptance cannot be undone or
 * ended.
 */
export async function requireUntouched(tx: Transaction, key: RevisionKey): Promise<void> {
  const lines = await listFulfilments(tx, key)
  const begun = lines.find(({ kind, fulfilment }) => fulfilment && !isUntouched(kind, fulfilment))
  if (begun) throw apiError('quote/in-progress', { lineId: begun.lineId })
}
