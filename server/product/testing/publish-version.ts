import type { CatalogDocument } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database'
import type { Shop } from '#testing'
import { saveDocuments } from '../catalogs/catalog-document-store.ts'
import { storedVersion } from '../catalogs/shared-document.ts'
import { catalogs, catalogVersions } from '../catalogs/schema.ts'

/** Publishes a new catalog version with changed base prices and wording; there is no API call for it. */
export async function publishVersion(
  database: Database,
  { team, owner }: Pick<Shop, 'team' | 'owner'>,
  { pricing, wording, ...rest }: CatalogDocument,
  repriced: (priceMinor: number) => number,
): Promise<void> {
  const version = pricing.version + 1
  const models = pricing.models.map((model) => ({
    ...model,
    variants: model.variants.map((variant) => ({
      ...variant,
      priceMinor: variant.priceMinor === null ? null : repriced(variant.priceMinor),
    })),
  }))
  const propositions = Object.fromEntries(
    Object.keys(wording.propositions).map((key) => [key, { name: { en: `New ${key}` } }]),
  )
  const document: CatalogDocument = {
    ...rest,
    pricing: { ...pricing, version, models },
    wording: { ...wording, propositions },
  }
  const ids = { teamId: team.id, catalogId: pricing.id }
  const stored = storedVersion(document)
  await database.transaction(async (tx) => {
    await saveDocuments(tx, [stored])
    const { documentHash, summary } = stored
    await tx
      .insert(catalogVersions)
      .values({ ...ids, version, documentHash, publishedAt: new Date(), publishedBy: owner.userId, summary })
    await tx
      .update(catalogs)
      .set({ publishedVersion: version })
      .where(and(eq(catalogs.teamId, ids.teamId), eq(catalogs.catalogId, ids.catalogId)))
  })
}
