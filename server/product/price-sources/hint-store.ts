import { type PriceHint, type PricePoint, priceSourceLimits } from '@costard/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { priceHintMoves, priceHints } from './schema.ts'
import type { SourceKey } from './source-store.ts'

export async function listHints(tx: Transaction, { teamId, sourceId }: SourceKey): Promise<PriceHint[]> {
  const { variantId, grade, minor } = priceHints
  const rows = await tx
    .select({ variantId, grade, minor })
    .from(priceHints)
    .where(and(eq(priceHints.teamId, teamId), eq(priceHints.sourceId, sourceId)))
    .orderBy(asc(variantId), asc(grade))
  return rows.map((row) => ({ ...row, grade: row.grade === '' ? null : row.grade }))
}

/**
 * Replaces the amounts of a source. Changed amounts are added to their history, removed ones end there.
 * Beyond the retention, only the last amount remains, as the value at the start.
 */
export async function replaceHints(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
  hints: readonly PriceHint[],
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - priceSourceLimits.keptDays * 86_400_000)
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(
        hints.map(({ variantId, grade, minor }) => ({ variant_id: variantId, grade: grade ?? '', minor })),
      )}::json) as g(variant_id text, grade text, minor int)
    ), gone as (
      delete from ${priceHints} h
      where h.team_id = ${teamId} and h.source_id = ${sourceId}
        and not exists (select from given g where g.variant_id = h.variant_id and g.grade = h.grade)
      returning h.variant_id, h.grade
    ), saved as (
      insert into ${priceHints} as h (team_id, source_id, variant_id, grade, minor)
      select ${teamId}, ${sourceId}, variant_id, grade, minor from given
      on conflict (team_id, source_id, variant_id, grade) do update set minor = excluded.minor
        where h.minor <> excluded.minor
      returning h.variant_id, h.grade, h.minor
    )
    insert into ${priceHintMoves} (team_id, source_id, variant_id, grade, at, minor)
    select ${teamId}, ${sourceId}, variant_id, grade, ${at.toISOString()}::timestamptz, minor
    from (select variant_id, grade, minor from saved union all select variant_id, grade, null from gone) moved
    on conflict (team_id, source_id, variant_id, grade, at) do nothing`)
  await tx.execute(sql`
    delete from ${priceHintMoves} old
    using ${priceHintMoves} later
    where old.team_id = ${teamId} and old.source_id = ${sourceId} and old.at < ${since.toISOString()}::timestamptz
      and later.team_id = old.team_id and later.source_id = old.source_id
      and later.variant_id = old.variant_id and later.grade = old.grade
      and later.at > old.at and later.at <= ${since.toISOString()}::timestamptz`)
}

/** Returns the history of amounts: each with the time from which it was valid, oldest first. */
export async function courseOf(
  tx: Transaction,
  { teamId, sourceId }: SourceKey,
  variant: { readonly variantId: string; readonly grade: string },
): Promise<PricePoint[]> {
  const { at, minor } = priceHintMoves
  const rows = await tx
    .select({ at, minor })
    .from(priceHintMoves)
    .where(
      and(
        eq(priceHintMoves.teamId, teamId),
        eq(priceHintMoves.sourceId, sourceId),
        eq(priceHintMoves.variantId, variant.variantId),
        eq(priceHintMoves.grade, variant.grade),
      ),
    )
    .orderBy(asc(at))
  return rows.map((row) => ({ at: row.at.toISOString(), minor: row.minor }))
}
