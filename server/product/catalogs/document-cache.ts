import type { CatalogDocument } from '@costard/contract'

interface Entry<Value> {
  readonly value: Value
  readonly weight: number
}

/**
 * LRU cache of immutable catalogs, so entries never become stale; a WeakMap on the document has its compiled
 * prices. Limited by variants instead of entries, since sizes of catalogs differ by a factor of hundreds.
 */
export class DocumentCache<Value = CatalogDocument> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #mostVariants: number
  #variants = 0

  constructor(mostVariants: number) {
    this.#mostVariants = mostVariants
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A Map keeps insertion order: re-insert to mark as most recently used.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** document: determines the weight of the value. */
  set(key: string, value: Value, document: CatalogDocument): void {
    this.#remove(key)
    const weight = weightOf(document)
    this.#entries.set(key, { value, weight })
    this.#variants += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#variants <= this.#mostVariants) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#variants -= entry.weight
    this.#entries.delete(key)
  }
}

/** Questions and wording count as 100 variants. */
function weightOf({ pricing }: CatalogDocument): number {
  return 100 + pricing.models.reduce((sum, { variants }) => sum + variants.length, 0)
}
