import type { PriceSource, PriceSourceRun } from '@costard/contract'
import type { SourceRow } from './source-store.ts'

export function describeSource(
  row: SourceRow,
  { ending, lastRun }: { readonly ending: string | undefined; readonly lastRun: PriceSourceRun | null },
): PriceSource {
  const { sourceId, headerName, hintsAt, nextAt, readingSince, shape } = row
  return {
    id: sourceId,
    catalogId: row.catalogId,
    name: row.name,
    url: row.url,
    header: headerName === null || ending === undefined ? null : { name: headerName, ending },
    jsonPath: row.jsonPath,
    fills: row.fills,
    hint: row.hint,
    readAt: row.readAt,
    maxMoveBp: row.maxMoveBp,
    maxFewerBp: row.maxFewerBp,
    inForceBp: row.inForceBp,
    isOn: row.isOn,
    fileName: row.fileName,
    hintsAt: hintsAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    isReading: readingSince !== null,
    tries: row.tries,
    hasShape: shape !== null,
    createdBy: row.createdBy,
    lastRun,
  }
}
