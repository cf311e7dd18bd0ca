import type { Minor } from '../amounts.ts'
import type { Profile } from './effect-table.ts'
import type { Catalog, Model, ServicePrice, Variant } from '../catalog.ts'

export interface Device {
  readonly model: Model
  readonly variant: Variant
  /** null: nobody has priced it. */
  readonly baseMinor: Minor | null
  /** -1 without one: nothing falls below it. */
  readonly floorMinor: Minor
  readonly hasCeiling: boolean
  readonly ceilingMinor: Minor
  /** Which effects speak for it; made when the device is first priced. */
  profile: Profile | null
  /** What it decides of conditions, see DeviceTests; made likewise. */
  truths: number
  /** Its service prices by position, made likewise. */
  prices: readonly ServicePrice[] | null
}

/** The devices of a catalog by the id of their variant; each is made when it is first priced, most never are. */
export class Devices {
  readonly isUnique: boolean
  readonly #kind: Catalog['kind']
  readonly #models: Catalog['models']
  /** More than any model has variants. */
  readonly #width: number
  readonly #byId = new Map<string, Device | number>()

  constructor({ kind, models }: Pick<Catalog, 'kind' | 'models'>) {
    this.#kind = kind
    this.#models = models
    let width = 1
    for (const { variants } of models) width = Math.max(width, variants.length + 1)
    this.#width = width
    let count = 0
    // backwards, since of two variants with one id the first counts
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
    const model = this.#models[Math.floor(place / this.#width)]! // the place was made of both
    const made = deviceOf(this.#kind, model, model.variants[place % this.#width]!)
    this.#byId.set(variantId, made)
    return made
  }
}

/** A repair starts at 0: its money sits in services. */
export function deviceOf(kind: Catalog['kind'], model: Model, variant: Variant): Device {
  const { floorMinor = -1, ceilingMinor = 0 } = model
  return {
    model,
    variant,
    baseMinor: kind === 'repair' ? 0 : variant.priceMinor,
    floorMinor,
    hasCeiling: model.ceilingMinor !== undefined,
    ceilingMinor,
    profile: null,
    truths: 0,
    prices: null,
  }
}
