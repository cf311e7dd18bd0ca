/** A line with the numbers of its device. */
export interface NumberedLine {
  readonly imei?: string | null | undefined
  readonly serial?: string | null | undefined
  readonly choiceGroup?: string | null | undefined
}

/**
 * Returns the lines that repeat the IMEI or serial of an earlier line, each with this line: one device cannot
 * be on a quote twice. Alternatives may share a device, since the customer takes one of them. Apple uses no O
 * in serials, so O and 0 are equal.
 */
export function devicesTwice<Line extends NumberedLine>(
  lines: readonly Line[],
): readonly { readonly line: Line; readonly earlier: Line; readonly by: 'imei' | 'serial' }[] {
  const known = new Map<string, Line[]>()
  return lines.flatMap((line) => {
    for (const by of ['imei', 'serial'] as const) {
      const number = line[by]
      if (!number) continue
      const key = `${by} ${by === 'serial' ? number.replaceAll('O', '0') : number}`
      const others = known.get(key) ?? []
      known.set(key, [...others, line])
      const earlier = others.find((other) => !isAlternative(line, other))
      if (earlier) return [{ line, earlier, by }]
    }
    return []
  })
}

function isAlternative({ choiceGroup }: NumberedLine, other: NumberedLine): boolean {
  return (choiceGroup ?? null) !== null && choiceGroup === other.choiceGroup
}
