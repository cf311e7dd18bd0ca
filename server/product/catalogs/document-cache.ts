import type { CatalogDocument } from '@costard/contract'

/**
 * LRU cache of published catalog versions. Versions are immutable, so entries never become stale; compiled prices
 * are held by a WeakMap on the document. Limited by variants, not by entries: catalogs differ in size by hundreds.
 */
export class DocumentCache {
  readonly #documents = new Map<string, CatalogDocument>()
  readonly #mostVariants: number
  #variants = 0

  constructor(mostVariants: number) {
    this.#mostVariants = mostVariants
  }

  get(key: string): CatalogDocument | undefined {
    const document = this.#documents.get(key)
    if (!document) return undefined
    // A Map keeps insertion order: re-insert to mark as most recently used.
    this.#documents.delete(key)
    this.#documents.set(key, document)
    return document
  }

  set(key: string, document: CatalogDocument): void {
    this.#remove(key)
    this.#documents.set(key, document)
    this.#variants += weightOf(document)
    for (const oldest of this.#documents.keys()) {
      if (this.#variants <= this.#mostVariants) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    const document = this.#documents.get(key)
    if (!document) return
    this.#variants -= weightOf(document)
    this.#documents.delete(key)
  }
}

/** Questions and wording count as 100 variants. */
function weightOf({ pricing }: CatalogDocument): number {
  return 100 + pricing.models.reduce((sum, { variants }) => sum + variants.length, 0)
}
