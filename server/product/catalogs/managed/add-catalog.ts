import { type CatalogDocument, type CatalogId, catalogLimits, taxesForKind } from '@costard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { lockTeam } from '../../teams/team-store.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { countCatalogs, insertVersion } from '../catalog-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { catalogs } from '../schema.ts'
import { listUnlistedTaxes } from '../unlisted-taxes.ts'
import { emptyCatalog, sampleCatalog } from './new-catalog.ts'

type Kind = CatalogDocument['pricing']['kind']
type Start =
  | { readonly from: 'sample' | 'empty'; readonly kind: Kind }
  | { readonly from: 'copy'; readonly catalogId: CatalogId }

/** Adds an unpublished catalog. Throws catalog/not-found, catalog/too-many, plan/limit-reached. */
export async function addCatalog(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  { name, start }: { readonly name: string; readonly start: Start },
): Promise<{ id: CatalogId }> {
  const position = await requireRoom(tx, teamId)
  await parts.planRoom.require(tx, teamId, 'catalogs', (await countCatalogs(tx, teamId)) + 1)
  const id = newId<CatalogId>()
  const found = await documentOf(tx, { ...team, teamId }, start, id)
  const document: CatalogDocument = {
    ...found,
    pricing: { ...found.pricing, id, version: 0 },
    wording: { ...found.wording, name: { [team.language]: name } },
  }
  const createdAt = parts.now()
  await tx.insert(catalogs).values({ teamId, catalogId: id, publishedVersion: null, position, createdAt })
  await insertVersion(tx, { teamId, publishedBy: caller.userId, publishedAt: createdAt, note: '' }, document)
  await bumpRevisions(tx, parts, teamId, { catalogs: id }, caller.userId)
  const { kind } = document.pricing
  await record({ teamId, entity: 'catalog', entityId: id, after: { name, kind, from: start.from } })
  return { id }
}

/**
 * Returns the position after the team's catalogs. Locks the team, so that the later of two calls counts the
 * earlier.
 */
async function requireRoom(tx: Transaction, teamId: Member['teamId']): Promise<number> {
  await lockTeam(tx, teamId)
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      next: sql<number>`coalesce(max(${catalogs.position}) + 1, 0)::int`,
    })
    .from(catalogs)
    .where(eq(catalogs.teamId, teamId))
  const { count, next } = found ?? { count: 0, next: 0 }
  if (count >= catalogLimits.maxCatalogs)
    throw apiError('catalog/too-many', { max: catalogLimits.maxCatalogs })
  return next
}

async function documentOf(
  tx: Transaction,
  team: Member['team'] & Pick<Member, 'teamId'>,
  start: Start,
  id: CatalogId,
): Promise<CatalogDocument> {
  if (start.from === 'copy')
    return (await readDraft(tx, { teamId: team.teamId, catalogId: start.catalogId })).document
  const { kind } = start
  const { priceIncludesTax, taxRates } = taxesForKind(kind, await listUnlistedTaxes(tx, [team.teamId]), team)
  const taxes = { priceIncludesTax, taxRates }
  return start.from === 'sample' ? sampleCatalog(kind, team, taxes, id) : emptyCatalog(kind, team, taxes, id)
}
