import { isDeepStrictEqual } from 'node:util'
import { keepsPurchase, keptHandPrice, type LineId, type LineInput, type QuoteLine } from '@costard/contract'
import type { Transaction } from '#database'
import { describeLine, getLine, type LineFigures, type LineRow, type RevisionKey } from './line-store.ts'

/** Decisions of members about the price of a line. */
type Decisions = Pick<LineRow, 'adjustment' | 'handPrice' | 'purchase' | 'approval'>

/**
 * Returns the decisions that remain valid for edited lines: releases if only the preselected proposition
 * changes, since a release covers all propositions; prices by hand by keptHandPrice, purchases by
 * keepsPurchase.
 */
export async function keptDecisions(
  tx: Transaction,
  key: RevisionKey,
  stored: readonly Pick<LineFigures, 'lineId' | 'handPrice' | 'purchase' | 'approval'>[],
  inputs: readonly { readonly lineId: LineId; readonly line: LineInput }[],
): Promise<ReadonlyMap<LineId, Decisions>> {
  const decided = new Set(
    stored
      .filter(
        ({ handPrice, purchase, approval }) =>
          handPrice !== null || purchase !== null || approval?.state === 'released',
      )
      .map(({ lineId }) => lineId),
  )
  const kept = new Map<LineId, Decisions>()
  for (const { lineId, line } of inputs.filter((input) => decided.has(input.lineId))) {
    const row = await getLine(tx, key, lineId)
    const before = describeLine(row)
    if (isDeepStrictEqual(inputThatCounts(line), inputThatCounts(before))) {
      kept.set(lineId, row)
      continue
    }
    const handPrice = row.handPrice && keptHandPrice(row.handPrice, before, line, isDeepStrictEqual)
    const purchase = keepsPurchase(before, line) ? row.purchase : null
    kept.set(lineId, { adjustment: null, handPrice, purchase, approval: null })
  }
  return kept
}

function inputThatCounts(line: LineInput | QuoteLine): unknown {
  const { catalogId, catalogVersion, variantId, device, answers, checks, services, quantity } = line
  const results = checks.map(({ kind, result }) => ({ kind, result }))
  return { catalogId, catalogVersion, variantId, device, answers, results, services, quantity }
}
