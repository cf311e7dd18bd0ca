import {
  type PriceSourceRun,
  PriceSourceRunId,
  type PriceSourceId,
  priceSourceLimits,
  type TeamId,
} from '@costard/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { newId } from '../rows/new-id.ts'
import { priceSourceRuns } from './schema.ts'
import type { SourceKey } from './source-store.ts'

type RunRow = typeof priceSourceRuns.$inferSelect
export type NewRun = Omit<typeof priceSourceRuns.$inferInsert, 'teamId' | 'sourceId' | 'runId'>

/** Adds a run, and removes the oldest beyond the maximum. */
export async function addRun(tx: Transaction, { teamId, sourceId }: SourceKey, run: NewRun): Promise<RunRow> {
  const runId = newId<PriceSourceRunId>()
  const [added] = await tx
    .insert(priceSourceRuns)
    .values({ teamId, sourceId, runId, ...run })
    .returning()
  if (!added) throw new Error('a run was not added')
  const older = tx
    .select({ runId: priceSourceRuns.runId })
    .from(priceSourceRuns)
    .where(isOf({ teamId, sourceId }))
    .orderBy(desc(priceSourceRuns.seq))
    .offset(priceSourceLimits.maxRuns)
  await tx
    .delete(priceSourceRuns)
    .where(and(eq(priceSourceRuns.teamId, teamId), inArray(priceSourceRuns.runId, older)))
  return added
}

/** Lists runs, newest first; one more than a page. */
export function listRuns(tx: Transaction, key: SourceKey, before?: PriceSourceRunId): Promise<RunRow[]> {
  const { seq } = priceSourceRuns
  const earlier = before
    ? sql`${seq} < (select r.seq from ${priceSourceRuns} r
        where r.team_id = ${key.teamId} and r.run_id = ${before})`
    : undefined
  return tx
    .select()
    .from(priceSourceRuns)
    .where(and(isOf(key), earlier))
    .orderBy(desc(seq))
    .limit(priceSourceLimits.maxRunsPerPage + 1)
}

export async function lastRun(tx: Transaction, key: SourceKey): Promise<RunRow | undefined> {
  const [run] = await tx
    .select()
    .from(priceSourceRuns)
    .where(isOf(key))
    .orderBy(desc(priceSourceRuns.seq))
    .limit(1)
  return run
}

export async function lastRuns(tx: Transaction, teamId: TeamId): Promise<ReadonlyMap<PriceSourceId, RunRow>> {
  const rows = await tx
    .selectDistinctOn([priceSourceRuns.sourceId])
    .from(priceSourceRuns)
    .where(eq(priceSourceRuns.teamId, teamId))
    .orderBy(priceSourceRuns.sourceId, desc(priceSourceRuns.seq))
  return new Map(rows.map((row) => [row.sourceId, row]))
}

export function describeRun({
  runId,
  at,
  teamId: _t,
  sourceId: _s,
  seq: _q,
  ...run
}: RunRow): PriceSourceRun {
  return { id: runId, at: at.toISOString(), ...run }
}

function isOf({ teamId, sourceId }: SourceKey) {
  return and(eq(priceSourceRuns.teamId, teamId), eq(priceSourceRuns.sourceId, sourceId))
}
