import type { CatalogDocument } from '@costard/contract'

/**
 * Documents of published catalog versions, the ones used last. A version never changes, so nothing here grows
 * old; prices made ready from a document live as long as it does. Bounded by what documents hold, not by their
 * number, since one list may be as long as hundreds of others.
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
    // the order of a Map is that of insertion: what is used goes to its end
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

/** A document without variants weighs something too: its questions and its words. */
function weightOf({ pricing }: CatalogDocument): number {
  return 100 + pricing.models.reduce((sum, { variants }) => sum + variants.length, 0)
}
