import { findDevice, findNamed, type Named, variantLabel } from '@costard/devices'
import type { Model, Variant } from '@costard/pricing'
import { families, familyKey } from './families.ts'

/**
 * Kind of amount in the columns of storages: the price of a device, its cost to the team, or its own amounts
 * for a grade.
 */
export type AmountKind = 'price' | 'cost' | ShownGrade

export interface ShownGrade {
  readonly grade: string
  readonly factorBp: number
}

export type Column =
  | { readonly kind: 'model' | 'number' | 'floor' | 'ceiling' | 'own' | 'group' }
  /** 0: of devices that come in one size. */
  | { readonly kind: 'storage'; readonly gb: number }

/** The variants of a model that differ by their storage only. */
export interface ModelRow {
  readonly kind: 'model'
  /** Unique in the catalog. */
  readonly id: string
  readonly model: Model
  /** Attributes that the variants have in common: connectivity, memory, colour. */
  readonly rest: Variant['attributes']
  readonly label: string
  readonly number: string
  readonly variants: ReadonlyMap<number, Variant>
}

interface FamilyRow {
  readonly kind: 'family'
  readonly id: string
  readonly family: string
  readonly models: number
  readonly isOpen: boolean
}

export type TableRow = ModelRow | FamilyRow

export interface PriceTable {
  readonly rows: readonly TableRow[]
  readonly columns: readonly Column[]
  /** Returns the name of a group of models. */
  readonly groupName: (group: string) => string
}

export interface TableView {
  /** Typed text that finds a model: its name, number, details or group. */
  readonly search?: string
  /** Absent: groups are called by their keys. */
  readonly groupName?: ((group: string) => string) | undefined
  readonly family?: string | undefined
  /** Rows that differ from the published version. */
  readonly isShown?: ((row: ModelRow) => boolean) | undefined
  /** Families whose models are folded away. */
  readonly folded?: ReadonlySet<string>
}

/** Returns the rows that a view shows, with the columns that they use: nothing can reach what is hidden. */
export function priceTable(models: readonly Model[], view: TableView = {}): PriceTable {
  const byFamily = Map.groupBy(inFamilies(models), familyOf)
  const { groupName = (group) => group } = view
  const search = (view.search ?? '').trim()
  const found =
    search === ''
      ? undefined
      : new Set(findNamed(models.flatMap(rowsOf), search, (row) => namedAs(row, groupName)))
  const rows: TableRow[] = []
  const ofShown: Model[] = []
  for (const [family, ofFamily] of byFamily) {
    if (view.family !== undefined && view.family !== family) continue
    const shown = ofFamily
      .flatMap(rowsOf)
      .filter((row) => (found?.has(row) ?? true) && (view.isShown?.(row) ?? true))
    if (shown.length === 0) continue
    for (const { model } of shown) if (ofShown.at(-1) !== model) ofShown.push(model)
    const isOpen = !view.folded?.has(family)
    const count = new Set(shown.map(({ model }) => model.id)).size
    rows.push({ kind: 'family', id: `family ${family}`, family, models: count, isOpen })
    if (isOpen) for (const row of shown) rows.push(row)
  }
  return { rows, columns: columnsOf(ofShown.length > 0 ? ofShown : models), groupName }
}

/** Models in the order of their families, otherwise as they are. */
export function inFamilies(models: readonly Model[]): readonly Model[] {
  const rankOf = (model: Model): number => families.indexOf(familyKey(familyOf(model)))
  return models.toSorted((a, b) => rankOf(a) - rankOf(b))
}

export function familyOf({ family, deviceKey }: Pick<Model, 'family' | 'deviceKey'>): string {
  return family ?? (deviceKey === undefined ? undefined : findDevice(deviceKey)?.family) ?? 'other'
}

export function storageOf({ attributes }: Pick<Variant, 'attributes'>): number {
  return typeof attributes['storageGb'] === 'number' ? attributes['storageGb'] : 0
}

/** Computed once for a model: a change of one leaves the others as they are. */
const rowsOfModel = new WeakMap<Model, readonly ModelRow[]>()

export function rowsOf(model: Model): readonly ModelRow[] {
  const known = rowsOfModel.get(model)
  if (known) return known
  const byRest = new Map<string, { rest: Variant['attributes']; variants: Map<number, Variant> }>()
  for (const variant of model.variants) {
    const gb = storageOf(variant)
    const rest = Object.fromEntries(Object.entries(variant.attributes).filter(([key]) => key !== 'storageGb'))
    let key = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    // Two variants that are alike: each is in a row of its own, so that both can be seen and one removed.
    while (byRest.get(key)?.variants.has(gb)) key += '+'
    const found = byRest.get(key) ?? { rest, variants: new Map<number, Variant>() }
    found.variants.set(gb, variant)
    byRest.set(key, found)
  }
  if (byRest.size === 0) byRest.set('', { rest: {}, variants: new Map() })
  const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
  const rows = [...byRest].map(([key, { rest, variants }]): ModelRow => ({
    kind: 'model',
    id: `${model.id} ${key}`,
    model,
    rest,
    label: variantLabel(rest, 'en'),
    number: device?.aNumbers[0] ?? '',
    variants,
  }))
  rowsOfModel.set(model, rows)
  return rows
}

function namedAs({ model, label, number }: ModelRow, groupName: PriceTable['groupName']): Named {
  const group = model.group === undefined ? '' : groupName(model.group)
  return { deviceKey: model.deviceKey, name: [model.name ?? model.id, label, number, group].join(' ') }
}

const storages = new WeakMap<Model, readonly number[]>()

function columnsOf(models: readonly Model[]): readonly Column[] {
  const found = new Set<number>()
  let hasOwn = false
  for (const model of models) {
    hasOwn ||= model.variants.some(({ gradeAmounts }) => gradeAmounts !== undefined)
    const known = storages.get(model) ?? [...new Set(model.variants.map(storageOf))]
    storages.set(model, known)
    for (const gb of known) found.add(gb)
  }
  const columns: Column[] = [
    { kind: 'model' },
    { kind: 'number' },
    { kind: 'floor' },
    { kind: 'ceiling' },
    ...[...found].toSorted((a, b) => a - b).map((gb) => ({ kind: 'storage', gb }) as const),
    ...(hasOwn ? [{ kind: 'own' } as const] : []),
    { kind: 'group' },
  ]
  return columns.map(sameColumn)
}

const columnsById = new Map<string, Column>()

/** Returns one object for each column, so that a cell sees that nothing changed for it. */
function sameColumn(column: Column): Column {
  const id = columnId(column)
  const known = columnsById.get(id) ?? column
  columnsById.set(id, known)
  return known
}

/** Returns a key of a column, unique in its table. */
export function columnId(column: Column): string {
  return column.kind === 'storage' ? `storage ${column.gb}` : column.kind
}

/** Says which variants of a row have own amounts: "128 GB: C, 256 GB: B C". */
export function ownGradesOf({ variants }: ModelRow, sizeName: (gb: number) => string): string {
  return [...variants]
    .flatMap(([gb, { gradeAmounts }]) =>
      gradeAmounts
        ? [[gb === 0 ? '' : sizeName(gb), Object.keys(gradeAmounts).join(' ')].filter(Boolean).join(': ')]
        : [],
    )
    .join(', ')
}
