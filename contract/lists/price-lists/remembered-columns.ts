import { type ListColumn, type ListColumns, listColumns } from './columns.ts'

/** Longer headings are cut. Characters. */
const longestHeading = 120

/** Meanings of columns set by a person, by their headings. */
export type RememberedColumns = Readonly<Record<string, ListColumn | null>>

/** Returns the columns as remembered, each kind once; those never chosen stay as guessed. */
export function withRemembered(
  headings: readonly string[],
  guessed: ListColumns,
  remembered: RememberedColumns,
): ListColumns {
  const said = headings.map((heading) => {
    const word = wordOf(heading)
    return Object.hasOwn(remembered, word) ? remembered[word] : undefined
  })
  const taken = new Set<ListColumn>()
  const once = (column: ListColumn | null | undefined): ListColumn | undefined => {
    if (!column || (taken.has(column) && column !== 'details')) return undefined
    taken.add(column)
    return column
  }
  const chosen = said.map((column) => once(column))
  return guessed.map((guess, at) => (said[at] === undefined ? once(guess) : chosen[at]))
}

/** Reads what is stored; a kind of column that this page does not know is as if nothing was said. */
export function columnsIn(
  stored: readonly { readonly heading: string; readonly has: string | null }[],
): RememberedColumns {
  return Object.fromEntries(
    stored.flatMap(({ heading, has }) => {
      const grade = has?.startsWith('grade:') ? (has as ListColumn) : undefined // by its prefix
      const known = has === null ? null : (listColumns.find((one) => one === has) ?? grade)
      return known === undefined ? [] : [[heading, known] as const]
    }),
  )
}

/** Returns a heading as it is stored and compared. */
export function wordOf(heading: string): string {
  return heading.trim().toLowerCase().slice(0, longestHeading)
}
