import type { CatalogId, HintRule } from '@costard/contract'
import { isDeepStrictEqual } from 'node:util'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { getDraftHead } from '../catalogs/drafts/draft-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import { requireSeesCosts } from './change-source.ts'
import type { SourceParts } from './source-parts.ts'
import { findRules, listSources, saveRules } from './source-store.ts'
import { sourcesSetting } from './sources-setting.ts'

/** Replaces the price rules of a catalog. Throws catalog/not-found, price-source/not-found. */
export async function saveHintRules(
  parts: SourceParts,
  { tx, record }: Change,
  member: Member,
  catalogId: CatalogId,
  rules: HintRule[],
): Promise<HintRule[]> {
  requireSeesCosts(member)
  const { teamId, caller } = member
  const key = { teamId, catalogId }
  await getDraftHead(tx, key)
  const sources = new Set(
    (await listSources(tx, teamId))
      .filter((one) => one.catalogId === catalogId)
      .map(({ sourceId }) => sourceId),
  )
  if (rules.some(({ sourceId }) => !sources.has(sourceId))) throw apiError('price-source/not-found')
  if (isDeepStrictEqual(await findRules(tx, key), rules)) return rules
  await saveRules(tx, { ...key, rules, savedAt: parts.now() })
  await record({ teamId, entity: 'catalog', entityId: catalogId, after: { rules: rules.length } })
  await bumpRevisions(tx, parts, teamId, { settings: sourcesSetting }, caller.userId)
  return rules
}
