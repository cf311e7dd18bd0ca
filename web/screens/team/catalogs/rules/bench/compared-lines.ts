import type { ExplainedLine } from '@costard/pricing'

/** A line of a sum beside the same line of the published version. */
export interface ComparedLine {
  readonly line: ExplainedLine
  /** The published amount where it differs; null: the line is new. */
  readonly old?: number | null
  /** Only the published version has it. */
  readonly isGone?: true
}

/** Returns the lines of a sum, each with its old amount where that differs, then those that are gone. */
export function comparedLines(
  now: readonly ExplainedLine[],
  before: readonly ExplainedLine[] | undefined,
): ComparedLine[] {
  if (before === undefined) return now.map((line) => ({ line }))
  const left = [...before]
  const compared = now.map((line): ComparedLine => {
    const at = left.findIndex((other) => isSameLine(line, other))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    if (!old) return { line, old: null }
    return old.minor === line.minor ? { line } : { line, old: old.minor }
  })
  return [...compared, ...left.map((line): ComparedLine => ({ line, old: line.minor, isGone: true }))]
}

function isSameLine(a: ExplainedLine, b: ExplainedLine): boolean {
  return a.kind === b.kind && a.questionKey === b.questionKey && a.title === b.title
}
