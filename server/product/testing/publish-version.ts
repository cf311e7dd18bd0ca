import type { CatalogDocument } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database'
import type { Shop } from '#testing'
import { insertVersion } from '../catalogs/catalog-store.ts'
import { catalogs } from '../catalogs/schema.ts'

/** Publishes a new catalog version with changed base prices and wording, directly in the database. */
export async function publishVersion(
  database: Database,
  { team, owner }: Pick<Shop, 'team' | 'owner'>,
  { pricing, wording, ...rest }: CatalogDocument,
  repriced: (priceMinor: number) => number,
  publishedAt = new Date(),
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
  await database.transaction(async (tx) => {
    const publication = { teamId: team.id, publishedBy: owner.userId, publishedAt, note: '' }
    await insertVersion(tx, publication, document)
    await tx
      .update(catalogs)
      .set({ publishedVersion: version })
      .where(and(eq(catalogs.teamId, ids.teamId), eq(catalogs.catalogId, ids.catalogId)))
  })
}
