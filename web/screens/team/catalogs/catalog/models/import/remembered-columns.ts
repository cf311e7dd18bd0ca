import type { TeamId } from '@costard/contract'
import { isGradeColumn, type ListColumn, type ListColumns, listColumns } from './columns.ts'

/** The most headings remembered for a team, and the most characters of one. */
const most = { headings: 200, characters: 120 }

/** What a person said that columns have, by the words above them. In this browser, for each team. */
export type RememberedColumns = Readonly<Record<string, ListColumn | null>>

export function rememberedColumns(teamId: TeamId): RememberedColumns {
  try {
    return readColumns(localStorage.getItem(keyOf(teamId)))
  } catch {
    return {} // storage is blocked
  }
}

/** Remembers a choice, the newest last; the oldest are forgotten. */
export function rememberColumn(teamId: TeamId, heading: string, column: ListColumn | undefined): void {
  const word = wordOf(heading)
  if (word === '') return
  const { [word]: _, ...others } = rememberedColumns(teamId)
  const all = Object.entries({ ...others, [word]: column ?? null }).slice(-most.headings)
  try {
    localStorage.setItem(keyOf(teamId), JSON.stringify(Object.fromEntries(all)))
  } catch {
    // storage is blocked or full: the column is guessed next time
  }
}

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

/** Reads what is stored; anything else is as if nothing was. */
export function readColumns(text: string | null): RememberedColumns {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([word, column]: [string, unknown]) => {
      const grade =
        typeof column === 'string' && isGradeColumn(column as ListColumn) ? (column as ListColumn) : undefined // by its prefix
      const known = column === null ? null : (listColumns.find((one) => one === column) ?? grade)
      return known === undefined ? [] : [[word, known] as const]
    }),
  )
}

function wordOf(heading: string): string {
  return heading.trim().toLowerCase().slice(0, most.characters)
}

function keyOf(teamId: TeamId): string {
  return `price-list-columns:${teamId}`
}
