import {
  type CatalogPart,
  isAmountPart,
  isOfModels,
  partId,
  placesIn,
  type Places,
  withAmounts,
  withParts,
  withRules,
} from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import type { Catalog } from '@costard/pricing'
import type { MapView } from './map-view.ts'

/** A catalog document, with the index of each model in it. */
interface Drawn {
  readonly document: CatalogDocument
  readonly places: Places
}

/**
 * A catalog document that is rebuilt after each change of its parts: only the parts that may differ are
 * replaced.
 */
export class DrawnDocument {
  readonly #base: CatalogDocument
  /** The document that was returned last. */
  #drawn: Drawn
  /** Parts that may differ from the returned document. */
  readonly #outdated = new Map<string, CatalogPart>()

  /** A published document is used as it is. */
  constructor(base: CatalogDocument) {
    this.#base = base
    this.#drawn = { document: base, places: placesIn(base) }
  }

  /** Marks a part as possibly different from the returned document. */
  outdate(part: CatalogPart): void {
    this.#outdated.set(partId(part), part)
  }

  /**
   * Returns the current document. Models that did not change keep their identity, unless a model was added or
   * removed. isNoted: the parts equal the values that were marked, so they need not be looked up.
   */
  draw(shown: MapView<CatalogPart>, isNoted: boolean): CatalogDocument {
    const outdated = isNoted
      ? [...this.#outdated.values()]
      : [...this.#outdated].map(([id, part]) => shown.get(id) ?? withoutValue(part))
    this.#outdated.clear()
    if (outdated.length > 0) this.#drawn = this.#redrawn(outdated, shown)
    return this.#drawn.document
  }

  #redrawn(outdated: readonly CatalogPart[], shown: MapView<CatalogPart>): Drawn {
    const amounts = outdated.filter(isAmountPart)
    const others = outdated.filter((part) => !isAmountPart(part))
    if (others.some(isOfModels)) {
      const document = this.#withId(withParts(this.#base, [...shown.values()]))
      return { document, places: placesIn(document) }
    }
    const { document, places } = this.#drawn
    const priced = amounts.length === 0 ? document : withAmounts(document, amounts, places)
    if (others.length === 0) return { document: this.#withId(priced), places }
    // All parts in stored order: a document has an order of its parts, without their position numbers.
    const rules = [...shown.values()].filter((part) => !isOfModels(part))
    return { document: this.#withId(withRules(priced, rules)), places }
  }

  #withId({ pricing, ...rest }: Omit<CatalogDocument, 'pricing'> & { pricing: Catalog }): CatalogDocument {
    return { ...rest, pricing: { ...pricing, id: this.#base.pricing.id } }
  }
}

/** Returns a part that the catalog does not have: its value is null. */
export function withoutValue({ kind, key }: CatalogPart): CatalogPart {
  return { kind, key, value: null }
}
