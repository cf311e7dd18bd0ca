import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import {
  chipsOf,
  type Device,
  detailsIn,
  findDevice,
  fitsVariant,
  type Narrowed,
  variantLabel,
} from '@costard/devices'
import type { Model } from '@costard/pricing'
import { type NewModel, NewModels } from '../price-grid/new-model.ts'
import { isMadeWith } from '../price-grid/edits.ts'
import { type ModelRow, rowsOf, storageOf } from '../price-grid/price-table.ts'

/** Part of the catalog that a row of a list names. */
export type Target =
  | { readonly row: ModelRow; readonly gb: number }
  /** Several variants, or a storage that the device never came with. */
  | { readonly why: 'which-variant' | 'not-made' }

/** Finds the variants of a catalog by what a list says of them, and makes those that it does not have yet. */
export class PriceIndex {
  readonly #byId = new Map<string, Target>()
  readonly #byName = new Map<string, Model>()
  readonly #byDevice = new Map<string, Model>()
  readonly #newModels: NewModels
  readonly #ownRows = new Map<string, ModelRow>()
  /** Details that a text says of a device: rows for each storage say the same. */
  readonly #details = new Map<string, Narrowed>()
  /** Models that are not in the catalog, with what adds them. */
  readonly added = new Map<string, NewModel>()

  constructor(document: CatalogDocument) {
    this.#newModels = new NewModels(document)
    for (const model of document.pricing.models) {
      if (model.name !== undefined) this.#byName.set(plain(model.name), model)
      if (model.deviceKey !== undefined) this.#byDevice.set(model.deviceKey, model)
      for (const row of rowsOf(model))
        for (const [gb, { id }] of row.variants) this.#byId.set(id, { row, gb })
    }
  }

  byId(id: string): Target | undefined {
    return this.#byId.get(id)
  }

  /** A model by the very name that the catalog has for it. */
  named(name: string): Model | undefined {
    return this.#byName.get(plain(name))
  }

  /** The model of a device; one that the catalog lacks is added. */
  modelOf(device: Device): Model {
    const known = this.#byDevice.get(device.key)
    if (known) return known
    const added = this.#newModels.ofDevice(device)
    const [row] = added.rows
    if (!row) throw new Error('a new model has no row')
    this.#byDevice.set(device.key, row.model)
    this.added.set(row.model.id, added)
    return row.model
  }

  /** A model of its own for a name that no device has, with the storage of the row that names it. */
  customModel(name: string, gb: number): Model {
    const known = this.named(name)
    if (known) return known
    const added = this.#newModels.named(name, undefined, [gb])
    const [row] = added.rows
    if (!row) throw new Error('a new model has no row')
    this.#byName.set(plain(name), row.model)
    this.added.set(row.model.id, added)
    return row.model
  }

  /** The variant of a model with this storage; said: all that the list says of it, such as "Wi-Fi + Cellular M2 8GB". */
  variantOf(model: Model, gb: number | undefined, said: string): Target {
    const own = this.#rowOfItsOwn(model, said)
    if (own) return ownTarget(own, gb)
    const candidates = this.#rowsSaid(model, said)
    const sizes = gb === undefined ? [...new Set(model.variants.map(storageOf))] : [gb]
    const [size, another] = sizes
    const having = candidates.filter(({ variants }) => size !== undefined && variants.has(size))
    const [row] = having
    if (size === undefined || another !== undefined || having.length > 1) return { why: 'which-variant' }
    if (row) return { row, gb: size }
    const [first, second] = candidates
    if (!first || second) return { why: 'which-variant' }
    return isMadeWith(first, size) ? { row: first, gb: size } : { why: 'not-made' }
  }

  /** Storages in gigabytes of a model with which a text means one variant, the smallest first. */
  sizesOf(model: Model, said: string): readonly number[] {
    const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
    const all = new Set([...model.variants.map(storageOf), ...(device?.storagesGb ?? [])])
    return [...all]
      .filter((gb) => gb > 0 && 'row' in this.variantOf(model, gb, said))
      .toSorted((one, other) => one - other)
  }

  /**
   * A model without any price gets variants by what the list says of them: connectivity, size, chip and memory, where
   * the device came with several.
   */
  #rowOfItsOwn(model: Model, said: string): ModelRow | undefined {
    if (model.deviceKey === undefined || !isPlain(model)) return undefined
    const device = findDevice(model.deviceKey)
    if (!device || !hasAttributes(device)) return undefined
    const rest = attributesIn(device, this.#detailsIn(device, said))
    const values = Object.values(rest)
    if (values.length === 0) return undefined
    const id = `${model.id} ${JSON.stringify(rest)}`
    const known = this.#ownRows.get(id)
    if (known) return known
    const label = variantLabel(rest, 'en')
    const row: ModelRow = { kind: 'model', id, model, rest, label, number: '', variants: new Map() }
    this.#ownRows.set(id, row)
    return row
  }

  /** The rows of a model that a text can mean; those whose details it names go first. */
  #rowsSaid(model: Model, said: string): readonly ModelRow[] {
    const rows = rowsOf(model)
    // The only row without details fits every text.
    if (rows.length === 1 && rows[0]?.label === '' && Object.keys(rows[0].rest).length === 0) return rows
    const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
    const { storageGb: _, ...narrowed } = device ? this.#detailsIn(device, said) : {}
    const fitting = rows.filter(({ rest }) => fitsVariant(rest, narrowed))
    const wanted = words(said)
    const named = fitting.filter(
      ({ rest, label }) =>
        label !== '' &&
        (Object.keys(rest).every((key) => fieldOf(key) in narrowed) ||
          words(label).every((word) => wanted.includes(word))),
    )
    if (named.length > 0) return named
    const plainRows = fitting.filter(({ label }) => label === '')
    return plainRows.length > 0 ? plainRows : fitting
  }

  #detailsIn(device: Device, said: string): Narrowed {
    const key = `${device.key}\n${said}`
    const known = this.#details.get(key)
    if (known) return known
    const details = detailsIn(device, said)
    this.#details.set(key, details)
    return details
  }
}

/** True if a model has no price yet, and its variants differ by storage or case size only. */
function isPlain({ variants }: Model): boolean {
  return variants.every(
    ({ priceMinor, attributes }) =>
      priceMinor === null && Object.keys(attributes).every((key) => key === 'storageGb' || key === 'sizeMm'),
  )
}

function attributesIn(device: Device, { connectivity, sizeMm, chip, memoryGb }: Narrowed): ModelRow['rest'] {
  const isMobile = connectivity !== undefined && /cellular|3g/i.test(connectivity)
  const kind = isMobile ? 'cellular' : /gps/i.test(connectivity ?? '') ? 'gps' : 'wifi'
  return {
    ...(chip !== undefined && chipsOf(device).length > 1 && { chip }),
    ...(memoryGb !== undefined && device.memoriesGb.length > 1 && { ramGb: memoryGb }),
    ...(sizeMm !== undefined && device.sizesMm.length > 1 && { sizeMm }),
    ...(connectivity !== undefined && device.connectivity.length > 1 && { connectivity: kind }),
  }
}

/** True if a device came with several chips, memories, sizes or connections: only then is a text read for them. */
function hasAttributes(device: Device): boolean {
  return [chipsOf(device), device.memoriesGb, device.sizesMm, device.connectivity].some(
    ({ length }) => length > 1,
  )
}

function ownTarget(row: ModelRow, gb: number | undefined): Target {
  const sizes = [...new Set(row.model.variants.map(storageOf))]
  const [size, another] = gb === undefined ? sizes : [gb]
  if (size === undefined || another !== undefined) return { why: 'which-variant' }
  return size === 0 || isMadeWith(row, size) ? { row, gb: size } : { why: 'not-made' }
}

/** Catalogs call the memory `ramGb`. */
function fieldOf(attribute: string): string {
  return attribute === 'ramGb' ? 'memoryGb' : attribute
}

function plain(name: string): string {
  return name.replace(/^'/, '').trim().toLowerCase()
}

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/(\d)\s*(gb|tb)\b/g, '$1$2')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
}
