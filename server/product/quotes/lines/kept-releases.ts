import { isDeepStrictEqual } from 'node:util'
import type { LineId, LineInput, QuoteLine } from '@costard/contract'
import type { Transaction } from '#database'
import { describeLine, getLine, type LineFigures, type LineRow, type RevisionKey } from './line-store.ts'

type Release = Pick<LineRow, 'adjustment' | 'approval'>

/**
 * Returns the releases of edited lines that stay: those whose edit changes the preselected proposition only, since a
 * release is for all propositions.
 */
export async function keptReleases(
  tx: Transaction,
  key: RevisionKey,
  stored: readonly Pick<LineFigures, 'lineId' | 'approval'>[],
  inputs: readonly { readonly lineId: LineId; readonly line: LineInput }[],
): Promise<ReadonlyMap<LineId, Release>> {
  const released = new Set(
    stored.filter(({ approval }) => approval?.state === 'released').map(({ lineId }) => lineId),
  )
  const kept = new Map<LineId, Release>()
  for (const { lineId, line } of inputs.filter((input) => released.has(input.lineId))) {
    const row = await getLine(tx, key, lineId)
    if (isDeepStrictEqual(inputThatCounts(line), inputThatCounts(describeLine(row)))) kept.set(lineId, row)
  }
  return kept
}

function inputThatCounts(line: LineInput | QuoteLine): unknown {
  const { catalogId, catalogVersion, variantId, device, answers, checks, services, quantity } = line
  const results = checks.map(({ kind, result }) => ({ kind, result }))
  return { catalogId, catalogVersion, variantId, device, answers, results, services, quantity }
}
