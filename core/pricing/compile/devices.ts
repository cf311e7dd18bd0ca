import type { Minor } from '../amounts.ts'
import type { Profile } from './effect-table.ts'
import type { Catalog, Model, ServicePrice, Variant } from '../catalog.ts'

export interface Device {
  readonly model: Model
  readonly variant: Variant
  /** Price; null: none. */
  readonly baseMinor: Minor | null
  /** Amounts of the device by grade code; null: none. */
  readonly gradeAmounts: Readonly<Record<string, Minor>> | null
  /** Floor price; -1 without one, since no value is below. */
  readonly floorMinor: Minor
  readonly hasCeiling: boolean
  readonly ceilingMinor: Minor
  /** Effects that apply to the device; set when first priced. */
  profile: Profile | null
  /** Results of DeviceTests; set when first priced. */
  testBits: number
  /** Prices of services by position; set when first priced. */
  prices: readonly ServicePrice[] | null
}

/** Devices of a catalog by variant id. Each is built when first priced; most never are. */
export class Devices {
  readonly isUnique: boolean
  readonly #kind: Catalog['kind']
  readonly #models: Catalog['models']
  /** Number greater than the number of variants of any model. */
  readonly #width: number
  readonly #byId = new Map<string, Device | number>()

  constructor({ kind, models }: Pick<Catalog, 'kind' | 'models'>) {
    this.#kind = kind
    this.#models = models
    let width = 1
    for (const { variants } of models) width = Math.max(width, variants.length + 1)
    this.#width = width
    let count = 0
    // backwards: of two variants with the same id the first wins
    for (let at = models.length - 1; at >= 0; at -= 1) {
      const { variants } = models[at]! // within the length
      for (let index = variants.length - 1; index >= 0; index -= 1) {
        this.#byId.set(variants[index]!.id, at * width + index) // as above
      }
      count += variants.length
    }
    this.isUnique = this.#byId.size === count
  }

  has(variantId: string): boolean {
    return this.#byId.has(variantId)
  }

  find(variantId: string): Device | undefined {
    const found = this.#byId.get(variantId)
    return typeof found === 'number' ? this.#make(variantId, found) : found
  }

  #make(variantId: string, place: number): Device {
    const model = this.#models[Math.floor(place / this.#width)]! // place encodes model and variant index
    const made = deviceOf(this.#kind, model, model.variants[place % this.#width]!) // as above
    this.#byId.set(variantId, made)
    return made
  }
}

/** A repair starts at 0: its price comes from services. */
export function deviceOf(kind: Catalog['kind'], model: Model, variant: Variant): Device {
  const { floorMinor = -1, ceilingMinor = 0 } = model
  return {
    model,
    variant,
    baseMinor: kind === 'repair' ? 0 : variant.priceMinor,
    gradeAmounts: kind === 'repair' ? null : (variant.gradeAmounts ?? null),
    floorMinor,
    hasCeiling: model.ceilingMinor !== undefined,
    ceilingMinor,
    profile: null,
    testBits: 0,
    prices: null,
  }
}
