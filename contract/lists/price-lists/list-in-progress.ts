import { type ListedPrice, planPriceList } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { sizeLabel } from '@costard/devices'
import type { Model } from '@costard/pricing'
import type { Cell } from '../tables/cell.ts'
import { cellId, cellOf } from '../price-grid/cell.ts'
import type { Edit } from '../price-grid/edits.ts'
import { rowsOf } from '../price-grid/price-table.ts'
import { conflictQuestion } from './conflict-question.ts'
import type { ListColumn } from './columns.ts'
import { type ListAmount, shownCell } from './list-amounts.ts'
import type { SourceTable } from './list-shape.ts'
import type { PriceIndex } from './price-index.ts'
import { amountKey, type Answers } from './answers.ts'
import type { ReadPriceList, RejectedRow } from './list-result.ts'
import type { RowReader, RowTarget } from './row-reader.ts'

/** The cell of an amount: its column, and the place of that. */
interface AmountCell {
  readonly place: number
  readonly column: ListColumn
  readonly cell: Cell | undefined
}

type DeviceTarget = Exclude<RowTarget, string | { why: unknown }>

/** Price of the catalog that rows with one target are about. */
type Priced = Omit<ListedPrice, 'row' | 'after'>

/** Collects what the rows of a list say. */
export class ListInProgress {
  readonly #source: SourceTable
  readonly #index: PriceIndex
  readonly #answers: Answers
  readonly #listed: ListedPrice[] = []
  readonly #edits = new Map<string, Edit>()
  readonly #others = new Map<
    string,
    { readonly kind: 'cost' | 'limit'; readonly edit: Edit; isDouble: boolean }
  >()
  readonly #priced = new Map<DeviceTarget, Priced>()
  readonly #rejected: RejectedRow[] = []
  readonly #noResults = new Map<number, number>()
  #rounded = 0
  withoutAmount = 0
  leftOut = 0

  constructor(source: SourceTable, index: PriceIndex, answers: Answers) {
    this.#source = source
    this.#index = index
    this.#answers = answers
  }

  reject({ text, ...row }: RejectedRow): void {
    this.#rejected.push({ ...row, text: text.slice(0, 120) })
  }

  /** Takes an amount for what its row names, or the reason why it is none. */
  take(row: number, target: DeviceTarget, amount: ListAmount, { place, column, cell }: AmountCell): void {
    const said = this.#answers.amounts.get(amountKey(row, place))
    if ('problem' in amount && said === undefined) {
      const { problem: why, nearest } = amount
      if (why === 'no-result') this.#noResults.set(place, (this.#noResults.get(place) ?? 0) + 1)
      else this.reject({ row, place, text: shownCell(cell), why, ...(nearest !== undefined && { nearest }) })
      return
    }
    const minor = 'problem' in amount ? said : amount.minor
    if (minor === undefined || minor === null) return
    if ('isRounded' in amount) this.#rounded += 1
    const at = { kind: 'storage', gb: target.gb } as const
    if (column === 'floor' || column === 'ceiling')
      this.#takeOther(row, 'limit', { row: target.row, column: { kind: column }, value: minor })
    else if (column === 'cost') this.#takeOther(row, 'cost', { row: target.row, column: at, value: minor })
    else this.#takePrice(row, target, minor)
  }

  #takePrice(row: number, target: DeviceTarget, minor: number): void {
    const priced = this.#priced.get(target) ?? pricedBy(target)
    this.#priced.set(target, priced)
    const { key, model, before, ofBest } = priced
    this.#listed.push({ row, key, model, before, after: minor, ...(ofBest !== undefined && { ofBest }) })
    if (this.#edits.has(key)) return
    const { row: modelRow, gb, grade } = target
    const column = { kind: 'storage', gb } as const
    this.#edits.set(key, { row: modelRow, column, value: minor, ...(grade !== undefined && { grade }) })
  }

  /** Two rows with different limits or costs for one thing: neither counts. */
  #takeOther(row: number, kind: 'cost' | 'limit', edit: Edit): void {
    const key = `${kind === 'limit' ? edit.row.model.id : edit.row.id} ${cellId(edit.row, edit.column)}`
    const known = this.#others.get(key)
    if (!known) this.#others.set(key, { kind, edit, isDouble: false })
    else if (known.edit.value !== edit.value) {
      known.isDouble = true
      this.reject({ row, text: nameOf(edit), why: 'double' })
    }
  }

  result(
    { pricing }: CatalogDocument,
    { unclear, words }: RowReader,
    openMark: string | undefined,
  ): ReadPriceList {
    const known = new Map(
      pricing.models.map(({ id, variants }) => [id, variants.flatMap(({ priceMinor }) => priceMinor ?? [])]),
    )
    const plan = planPriceList(this.#listed, known)
    const conflict = conflictQuestion(this.#source, plan.conflicts, this.#answers.remarks)
    for (const rows of plan.conflicts) {
      const text = nameOf(this.#edits.get(rows[0].key))
      for (const { row } of rows) this.reject({ row, text, why: 'double' })
    }
    const others = [...this.#others.values()].filter(({ isDouble }) => !isDouble)
    return {
      plan,
      edits: this.#edits,
      otherEdits: others.flatMap(({ kind, edit }) => (kind === 'limit' ? [edit] : [])),
      costs: others.flatMap(({ kind, edit }) => (kind === 'cost' ? [edit] : [])),
      rejected: this.#rejected.toSorted((a, b) => a.row - b.row),
      unclear,
      words,
      conflict,
      openMark,
      added: this.#index.added,
      notes: {
        withoutAmount: this.withoutAmount,
        rounded: this.#rounded,
        repeats: plan.repeats.length,
        leftOut: this.leftOut,
        noResults: this.#noResults,
      },
    }
  }
}

function pricedBy({ row, gb, grade }: DeviceTarget): Priced {
  const column = { kind: 'storage', gb } as const
  const ofBest = cellId(row, column)
  const model = row.model.id
  if (grade !== undefined) {
    const before = row.variants.get(gb)?.gradeAmounts?.[grade] ?? null
    return { key: `${ofBest}|${grade}`, model, before, ofBest }
  }
  const cell = cellOf(row, column, 'price')
  return { key: ofBest, model, before: cell.kind === 'amount' ? cell.minor : null }
}

/** Returns the English name of the model, variant and grade that an edit changes. */
export function nameOf(edit: Edit | undefined): string {
  if (!edit) return ''
  const { row, column, grade } = edit
  const size = column.kind === 'storage' && column.gb > 0 ? sizeLabel(column.gb, 'en') : ''
  return [row.model.name ?? row.model.id, row.label, size, grade].filter(Boolean).join(' · ')
}

/** Returns the English name of a variant of these models; its id if they do not have it. */
export function nameOfVariant(
  models: readonly Model[],
  variantId: string,
  grade: string | null = null,
): string {
  const model = models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const row =
    model && rowsOf(model).find(({ variants }) => [...variants.values()].some(({ id }) => id === variantId))
  if (!row) return variantId
  const [gb = 0] = [...row.variants].find(([, { id }]) => id === variantId) ?? []
  return nameOf({ row, column: { kind: 'storage', gb }, value: null, ...(grade !== null && { grade }) })
}
