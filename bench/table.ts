/** A row of the results; without a target it is for information only. */
export interface Row {
  readonly what: string
  readonly measured: string
  readonly target?: string
  readonly isMet?: boolean
}

export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['what', 'measured', 'target', 'verdict'],
    ...rows.map(({ what, measured, target = '', isMet }) => [what, measured, target, verdict(isMet)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const lines = cells.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function verdict(isMet: boolean | undefined): string {
  if (isMet === undefined) return ''
  return isMet ? 'met' : 'missed'
}
