import { createHash } from 'node:crypto'
import type { CatalogDocument, CatalogId } from '@costard/contract'
import { withCashMarks } from '@costard/contract'
import { storedSummary, type StoredSummary } from './stored-summary.ts'

/** A document without the id and version of its catalog, so that teams with equal catalogs share it. */
export type SharedDocument = Omit<CatalogDocument, 'pricing'> & {
  readonly pricing: Omit<CatalogDocument['pricing'], 'id' | 'version'>
}

interface CatalogVersion {
  readonly catalogId: CatalogId
  readonly version: number
}

export interface StoredDocument {
  readonly documentHash: Buffer
  readonly document: SharedDocument
}

export interface StoredVersion extends CatalogVersion, StoredDocument {
  readonly summary: StoredSummary
}

export function storedVersion(published: CatalogDocument): StoredVersion {
  const { pricing, ...rest } = published
  const { id: catalogId, version, ...sharedPricing } = pricing
  const document = { ...rest, pricing: sharedPricing }
  const documentHash = createHash('sha256').update(JSON.stringify(document)).digest()
  return { catalogId, version, documentHash, document, summary: storedSummary(published) }
}

export function catalogDocument(
  { pricing, ...rest }: SharedDocument,
  { catalogId, version }: CatalogVersion,
): CatalogDocument {
  const propositions = withCashMarks(pricing.propositions, rest.wording.propositions)
  return { ...rest, pricing: { ...pricing, propositions, id: catalogId, version } }
}
