import type { PriceSource, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { describeSource } from './describe-source.ts'
import { describeRun, lastRun, lastRuns } from './run-store.ts'
import { findSecret, listEndings, listSources, type SourceRow } from './source-store.ts'

export async function listDescribed(tx: Transaction, teamId: TeamId): Promise<PriceSource[]> {
  const [rows, endings, runs] = [
    await listSources(tx, teamId),
    await listEndings(tx, teamId),
    await lastRuns(tx, teamId),
  ]
  return rows.map((row) => {
    const run = runs.get(row.sourceId)
    return describeSource(row, {
      ending: endings.get(row.sourceId),
      lastRun: run ? describeRun(run) : null,
    })
  })
}

export async function describeOne(tx: Transaction, row: SourceRow): Promise<PriceSource> {
  const run = await lastRun(tx, row)
  return describeSource(row, {
    ending: (await findSecret(tx, row))?.ending,
    lastRun: run ? describeRun(run) : null,
  })
}
