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

/** A catalog, with the places of its models. */
interface Drawn {
  readonly document: CatalogDocument
  readonly places: Places
}

/** A catalog put together from its parts, again and again: only what may differ is put together anew. */
export class DrawnDocument {
  readonly #base: CatalogDocument
  /** The document that was drawn last. */
  #drawn: Drawn
  /** Parts that may differ from the drawn document. */
  readonly #outdated = new Map<string, CatalogPart>()

  /** A published document is not put together again. */
  constructor(base: CatalogDocument) {
    this.#base = base
    this.#drawn = { document: base, places: placesIn(base) }
  }

  /** Notes that a part may differ from what was drawn. */
  outdate(part: CatalogPart): void {
    this.#outdated.set(partId(part), part)
  }

  /**
   * Puts the catalog together. Models that did not change stay the same objects, unless one came or went. isNoted: the
   * parts are as they were noted, so that they need not be looked up.
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
    // All parts as they are stored: a document has the order of parts, not their positions.
    const rules = [...shown.values()].filter((part) => !isOfModels(part))
    return { document: this.#withId(withRules(priced, rules)), places }
  }

  #withId({ pricing, ...rest }: Omit<CatalogDocument, 'pricing'> & { pricing: Catalog }): CatalogDocument {
    return { ...rest, pricing: { ...pricing, id: this.#base.pricing.id } }
  }
}

/** Returns a part as it is while the catalog does not have it. */
export function withoutValue({ kind, key }: CatalogPart): CatalogPart {
  return { kind, key, value: null }
}
