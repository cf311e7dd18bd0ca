import type { CatalogPart } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { withoutInvisible } from '../../names/names.ts'
import { type Device, findDevice } from '@costard/devices'
import type { Model } from '@costard/pricing'
import { newVariantId, positionOf } from './edits.ts'
import { type ModelRow, rowsOf } from './price-table.ts'

/** A model with its parts, as they are added to a draft. */
export interface NewModel {
  readonly parts: readonly CatalogPart[]
  readonly rows: readonly ModelRow[]
}

/** Existing models that new ones must differ from, and places for new ones. Keeps track of those it adds. */
export class NewModels {
  readonly #ids: Set<string>
  readonly #variantIds: Set<string>
  #place: number

  constructor({ pricing }: CatalogDocument) {
    this.#ids = new Set(pricing.models.map(({ id }) => id))
    this.#variantIds = new Set(pricing.models.flatMap(({ variants }) => variants.map(({ id }) => id)))
    this.#place = pricing.models.length
  }

  /** A device of the library, with the storages that it came with. Watches are priced by the size of their case. */
  ofDevice(device: Device, storages: readonly number[] = device.storagesGb): NewModel {
    const { key, name, family, sizesMm } = device
    const pricing = { deviceKey: key, name, family }
    if (family !== 'watch') return this.#add(pricing, key, storages)
    const sizes = sizesMm.length > 1 ? sizesMm.toSorted((a, b) => a - b) : []
    return this.#add(
      pricing,
      key,
      [],
      sizes.map((sizeMm) => ({ sizeMm })),
    )
  }

  /** A device by its key, or a model by a name that the library does not know. */
  named(name: string, deviceKey: string | undefined, storages?: readonly number[]): NewModel {
    const device = deviceKey === undefined ? undefined : findDevice(deviceKey)
    if (device) return this.ofDevice(device, storages ?? device.storagesGb)
    const visible = withoutInvisible(name).trim().slice(0, 120)
    return this.#add({ name: visible }, slugOf(visible), storages ?? [])
  }

  #add(
    pricing: { readonly deviceKey?: string; readonly name: string; readonly family?: string },
    wish: string,
    storages: readonly number[],
    rests: readonly ModelRow['rest'][] = [],
  ): NewModel {
    const id = unique(slugOf(wish), this.#ids)
    this.#ids.add(id)
    const row = rowWithout({ id, ...pricing, variants: [] })
    const variants = (rests.length > 0 ? rests : [{}]).flatMap((rest) =>
      (storages.length > 0 ? storages : [0]).map((gb) => {
        const variantId = newVariantId({ ...row, rest }, gb, this.#variantIds)
        this.#variantIds.add(variantId)
        return { id: variantId, attributes: { ...(gb > 0 && { storageGb: gb }), ...rest }, priceMinor: null }
      }),
    )
    const position = positionOf(this.#place)
    this.#place += 1
    return {
      rows: rowsOf({ id, ...pricing, variants }),
      parts: [
        { kind: 'model', key: id, value: { pricing, position } },
        ...variants.map((variant, place): CatalogPart => ({
          kind: 'variant',
          key: variant.id,
          value: { modelId: id, attributes: variant.attributes, position: positionOf(place) },
        })),
      ],
    }
  }
}

function rowWithout(model: Model): ModelRow {
  return { kind: 'model', id: model.id, model, rest: {}, label: '', number: '', variants: new Map() }
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
  return slug === '' ? 'model' : slug
}

function unique(wish: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wish)) return wish
  for (let number = 2; ; number += 1) if (!taken.has(`${wish}-${number}`)) return `${wish}-${number}`
}
