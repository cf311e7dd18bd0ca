import { catalogLimits } from '../../catalogs/catalog-limits.ts'
import type { ListShape } from '../../catalogs/list-shapes.ts'
import { type Answers, noAnswers } from './answers.ts'
import { gradeColumn, type ListColumn, listColumns } from './columns.ts'
import { nameIn } from '../../names/names.ts'
import type { SourceTable } from './list-shape.ts'

/** The shape of an earlier list with about the same headings, and what differs. */
export interface KnownShape {
  readonly shape: ListShape
  readonly more: readonly string[]
  readonly fewer: readonly string[]
}

/** Lists with fewer headings in common are other lists. */
const leastAlike = 0.6

/** Finds the earlier list that has most headings in common with this one. */
export function knownShape(
  headings: readonly string[],
  shapes: readonly ListShape[],
): KnownShape | undefined {
  const own = new Set(headings.map(plain).filter(Boolean))
  const found = shapes
    .map((shape) => {
      const known = new Set(shape.columns.map(({ heading }) => plain(heading)).filter(Boolean))
      const more = headings.filter((heading) => plain(heading) !== '' && !known.has(plain(heading)))
      const fewer = shape.columns.flatMap(({ heading }) =>
        plain(heading) !== '' && !own.has(plain(heading)) ? [heading] : [],
      )
      const shared = [...own].filter((heading) => known.has(heading)).length
      const alike = shared / Math.max(own.size, known.size, 1)
      return { shape, more, fewer, alike }
    })
    .toSorted((a, b) => b.alike - a.alike)
  const [best] = found
  return best && best.alike >= leastAlike ? best : undefined
}

/** The columns as they were read last time, by place; those with a heading that is new or stands twice stay as guessed. */
export function columnsOf(
  headings: readonly string[],
  { shape }: KnownShape,
  grades: readonly string[],
): ReadonlyMap<number, ListColumn | undefined> {
  const columns = new Map<number, ListColumn | undefined>()
  for (const [place, heading] of headings.entries()) {
    const found = shape.columns.filter((one) => plain(one.heading) === plain(heading))
    const isTwice = headings.filter((one) => plain(one) === plain(heading)).length > 1
    const [known] = found
    if (!known || found.length > 1 || isTwice || plain(heading) === '') continue
    columns.set(place, known.has === null ? undefined : columnNamed(known.has, grades))
  }
  return columns
}

/** Answers of the last import, for the columns of this list. */
export function answersOf(headings: readonly string[], { shape }: KnownShape): Answers {
  const { decimalMark, grades, devices, counted } = shape
  return {
    ...noAnswers,
    decimalMark: decimalMark ?? undefined,
    words: new Map(grades.map(({ word, grade }) => [word, grade])),
    devices: new Map(devices.map(({ word, deviceKey }) => [word, deviceKey])),
    counted: new Map(
      counted.flatMap(({ heading, words }) => {
        const place = headings.findIndex((one) => plain(one) === plain(heading))
        return place < 0 ? [] : [[place, new Set(words)] as const]
      }),
    ),
  }
}

/**
 * Returns how a list was read, to be remembered; undefined if it has no headings, or too many. name: what the team calls
 * it, made readable; empty for nothing.
 */
export function shapeOf(source: SourceTable, answers: Answers, name = ''): ListShape | undefined {
  const { maxListHeadings, maxListName, maxListWords, maxName } = catalogLimits
  const { headings, columns, rows, headingRow } = source
  if (headingRow === undefined || headings.length > maxListHeadings) return undefined
  const known = nameIn(name).slice(0, maxListName)
  const isShort = (word: string) => word.length <= maxName
  const cut = (heading: string) => heading.slice(0, maxName)
  return {
    ...(known !== '' && { name: known }),
    columns: headings.map((heading, place) => ({ heading: cut(heading), has: columns[place] ?? null })),
    rows: rows.length,
    decimalMark: answers.decimalMark ?? null,
    grades: [...answers.words]
      .map(([word, grade]) => ({ word, grade }))
      .filter(({ word }) => isShort(word))
      .slice(0, maxListWords),
    devices: [...answers.devices]
      .map(([word, deviceKey]) => ({ word, deviceKey }))
      .filter(({ word }) => isShort(word))
      .slice(0, maxListWords),
    counted: [...answers.counted].map(([place, words]) => ({
      heading: cut(headings[place] ?? ''),
      words: [...words].filter(isShort).slice(0, maxListWords),
    })),
  }
}

function columnNamed(has: string, grades: readonly string[]): ListColumn | undefined {
  const plainColumn = [...listColumns, 'rows' as const].find((one) => one === has)
  if (plainColumn) return plainColumn
  const storage = /^gb:(\d{1,5})$/.exec(has)?.[1]
  if (storage !== undefined) return `gb:${Number(storage)}`
  const grade = grades.find((code) => gradeColumn(code) === has)
  return grade === undefined ? undefined : gradeColumn(grade)
}

function plain(heading: string): string {
  return heading.trim().toLowerCase().slice(0, catalogLimits.maxName)
}
