import type { CatalogPart, DoubtfulPrice, ListedPrice } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import type { ListShape } from '../../catalogs/list-shapes.ts'
import type { Edit } from '../price-grid/edits.ts'
import type { Table } from '../tables/table.ts'
import { noAnswers } from './answers.ts'
import { gradesOf } from './grades-of.ts'
import { nameOf } from './list-in-progress.ts'
import { partsOfList } from './list-parts.ts'
import { sourceTableOf } from './list-shape.ts'
import { answersOf, columnsOf, knownShape, shapeOf } from './list-shapes.ts'
import { nextQuestion, type Question } from './next-question.ts'
import { readPriceList } from './read-price-list.ts'

/** An amount of a list for a variant of the catalog; grade: null for the best one. */
export interface SourceAmount {
  readonly variantId: string
  readonly grade: string | null
  readonly name: string
  readonly minor: number
  /** The price in the catalog; null: none. */
  readonly ownMinor: number | null
  /** A person changed it in the draft: it stays. */
  readonly isKept: boolean
}

/** Amount for something that the catalog does not have, or that cannot be right. */
export interface SourceExample {
  readonly name: string
  readonly minor: number
  readonly againstMinor: number | null
}

/** The content of a list that a price source has read. */
export interface SourceReading {
  /** Rows of the file below its headings. */
  readonly rows: number
  /** Each variant and grade that has an amount in the list. */
  readonly prices: number
  readonly amounts: readonly SourceAmount[]
  readonly added: readonly SourceExample[]
  readonly doubtful: readonly SourceExample[]
  readonly rejected: number
  /** Headings that the list had not, and had, when it was said how it is read. */
  readonly more: readonly string[]
  readonly fewer: readonly string[]
  readonly question: Question['ask'] | null
  /** Mapping of the columns for the next list; undefined: the list has no headings. */
  readonly shape: ListShape | undefined
  /** Changes of the catalog's prices. */
  readonly parts: readonly CatalogPart[]
}

/**
 * Reads a list as a person said it is read. known: how, as far as it was said. kept: ids of parts of the draft that stay
 * as they are, such as `price iphone-15-128`; takesNew: what the catalog does not have is added.
 */
export function readSource(
  table: Table,
  document: CatalogDocument,
  {
    known: shapes,
    kept,
    takesNew,
  }: {
    readonly known: readonly ListShape[]
    readonly kept: ReadonlySet<string>
    readonly takesNew: boolean
  },
): SourceReading {
  const found = sourceTableOf(table, { grades: gradesOf(document), currency: document.pricing.currency })
  const known = knownShape(found.headings, shapes)
  const codes = document.pricing.grades.map(({ code }) => code)
  const said = known ? columnsOf(found.headings, known, codes) : new Map()
  const source = {
    ...found,
    columns: found.columns.map((column, place) => (said.has(place) ? said.get(place) : column)),
  }
  const answers = known ? answersOf(found.headings, known) : noAnswers
  const reading = readPriceList(source, document, answers)
  let step = reading.next()
  while (!step.done) step = reading.next()
  const list = step.value
  const { plan, edits } = list
  const counted = [...plan.added, ...plan.changed, ...plan.same]
  // A model that the list would add has variants with ids too.
  const there = new Set(document.pricing.models.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const idOf = ({ key }: ListedPrice): string | undefined => {
    const id = variantIdOf(edits.get(key))
    return id !== undefined && there.has(id) ? id : undefined
  }
  const isNew = (listed: ListedPrice): boolean => idOf(listed) === undefined
  const isKept = ({ key }: ListedPrice): boolean => {
    const edit = edits.get(key)
    const kind = edit?.grade === undefined ? 'price' : 'gradePrices'
    return kept.has(`${kind} ${variantIdOf(edit) ?? ''}`)
  }
  const written = [...plan.added, ...plan.changed].filter(
    (listed) => !isKept(listed) && (takesNew || !isNew(listed)),
  )
  const keys = new Set(written.map(({ key }) => key))
  return {
    rows: source.rows.length,
    prices: counted.length,
    amounts: counted.flatMap((listed): SourceAmount[] => {
      const variantId = idOf(listed)
      const edit = edits.get(listed.key)
      if (variantId === undefined || !edit) return []
      const { before: ownMinor, after: minor } = listed
      const isOwn = isKept(listed)
      return [{ variantId, grade: edit.grade ?? null, name: nameOf(edit), minor, ownMinor, isKept: isOwn }]
    }),
    added: counted
      .filter(isNew)
      .map(({ key, after }) => ({ name: nameOf(edits.get(key)), minor: after, againstMinor: null })),
    doubtful: plan.doubtful.map((doubt) => exampleOf(doubt, edits)),
    rejected: list.rejected.length,
    more: known?.more ?? [],
    fewer: known?.fewer ?? [],
    question: nextQuestion(source, list, answers)?.ask ?? null,
    shape: shapeOf(source, answers),
    // A source has prices: costs and limits in its list are not read.
    parts: partsOfList({ ...list, otherEdits: [], costs: [] }, keys, [], document),
  }
}

function exampleOf({ listed, against }: DoubtfulPrice, edits: ReadonlyMap<string, Edit>): SourceExample {
  return { name: nameOf(edits.get(listed.key)), minor: listed.after, againstMinor: against }
}

/** Undefined for a variant that a model does not have yet. */
function variantIdOf(edit: Edit | undefined): string | undefined {
  return edit?.column.kind === 'storage' ? edit.row.variants.get(edit.column.gb)?.id : undefined
}
