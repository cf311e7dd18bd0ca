import { shopLimits } from '@costard/contract'
import { cleanFile } from '#files'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { listMemberIds } from '../teams/memberships/membership-store.ts'
import { publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { findLogo, logoPath, removeLogo, saveLogo } from '../teams/shop-details/logo-store.ts'
import { shopSetting } from './save-shop.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>
type By = Pick<Member, 'teamId' | 'caller'>

/** Stores a logo by its content, without metadata. image: base64. Throws shop/logo-unreadable. */
export async function replaceLogo(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
  image: string,
): Promise<{ logoUrl: string }> {
  const file = cleanFile(Buffer.from(image, 'base64'))
  const longest = Math.max(file?.size?.width ?? Infinity, file?.size?.height ?? Infinity)
  if (!file || (file.type !== 'image/png' && file.type !== 'image/jpeg') || longest > shopLimits.maxLogoSide)
    throw apiError('shop/logo-unreadable')
  const { type, bytes } = file
  const before = await findLogo(tx, teamId)
  if (before && isUnchanged(before, { type, bytes })) return { logoUrl: logoPath(before.logoId) }
  const logoId = newId<string>()
  await saveLogo(tx, { teamId, logoId, type, bytes, savedAt: parts.now() })
  await record({
    teamId,
    entity: 'setting',
    entityId: shopSetting,
    before: { logo: before?.logoId ?? null },
    after: { logo: logoId },
  })
  await bumpRevisions(tx, parts, teamId, { settings: shopSetting }, caller.userId)
  await publishMemberships(tx, parts, await listMemberIds(tx, teamId))
  return { logoUrl: logoPath(logoId) }
}

export async function deleteLogo(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
): Promise<null> {
  const before = await findLogo(tx, teamId)
  await removeLogo(tx, teamId)
  await record({
    teamId,
    entity: 'setting',
    entityId: shopSetting,
    before: { logo: before?.logoId ?? null },
    after: { logo: null },
  })
  await bumpRevisions(tx, parts, teamId, { settings: shopSetting }, caller.userId)
  await publishMemberships(tx, parts, await listMemberIds(tx, teamId))
  return null
}
