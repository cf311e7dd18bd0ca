/** Fields of a device check that matter for an acceptance. */
export interface KnownCheck {
  readonly kind: string
  readonly result: 'clear' | 'flagged' | 'unknown'
  /** ISO 8601. */
  readonly at: string
}

/**
 * Returns checks made after pricing that flag a device, at most one of each kind. own: checks used for the
 * price. The newest result of a kind decides; unknown neither flags nor clears.
 */
export function flaggedSince<Check extends KnownCheck>(
  own: readonly KnownCheck[],
  later: readonly Check[],
): Check[] {
  const kinds = [...new Set(later.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const said = [
      ...own.map((check) => ({ check, cameLater: undefined })),
      ...later.map((check) => ({ check, cameLater: check })),
    ]
      .filter(({ check }) => check.kind === kind && check.result !== 'unknown')
      .toSorted((a, b) => Date.parse(a.check.at) - Date.parse(b.check.at))
    const sinceClear = said.slice(said.findLastIndex(({ check }) => check.result === 'clear') + 1)
    // A device that was priced as flagged is not flagged again by a repeated check.
    const isKnown = sinceClear.some(({ cameLater }) => cameLater === undefined)
    const newest = sinceClear.at(-1)?.cameLater
    return newest && !isKnown ? [newest] : []
  })
}
