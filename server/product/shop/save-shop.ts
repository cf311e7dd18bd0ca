import type { SaveShop, Shop } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { othersReleaseIn } from '../teams/memberships/others-release.ts'
import type { Member } from '../teams/memberships/member.ts'
import { listMemberIds } from '../teams/memberships/membership-store.ts'
import { publishMemberships } from '../teams/memberships/publish-memberships.ts'
import { lockTeam, saveTeamSettings } from '../teams/team-store.ts'
import { cityOf } from '../teams/shop-details/city-of.ts'
import { describeShop } from './describe-shop.ts'
import { findLogoPath } from '../teams/shop-details/logo-store.ts'
import { findShop, upsertShop } from '../teams/shop-details/shop-store.ts'
import { changedSettings, requireConfirmed, settingsAfter } from './team-settings.ts'

/** Record id in the `settings` revision. */
export const shopSetting = 'shop'

/**
 * Saves a team's name, its settings for offers, and its data for customers. Throws team/changed,
 * team/erasure-unconfirmed.
 */
export async function saveShop(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  { rev, terms: given, ...input }: SaveShop,
): Promise<Shop> {
  const before = await lockTeam(tx, teamId)
  const stored = await findShop(tx, teamId)
  if ((stored?.rev ?? 0) !== rev) throw apiError('team/changed', { yours: rev, current: stored?.rev ?? 0 })
  const savedAt = parts.now()
  const othersRelease = await othersReleaseIn(tx, before)
  const { settings, details, confirmedErasures } = settingsAfter(before, { othersRelease }, input, savedAt)
  await requireConfirmed(tx, before, settings, { confirmedErasures, at: savedAt })
  const terms = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
  const isNewTerms = !isSame(stored?.terms ?? {}, terms)
  const logoUrl = await findLogoPath(tx, teamId)
  const known = describeShop({ ...before, othersRelease }, stored, logoUrl)
  if (!isNewTerms && isUnchanged({ ...known, teamId }, details) && isUnchanged(before, settings)) return known
  const row = {
    ...details,
    teamId,
    rev: rev + 1,
    terms,
    termsVersion: (stored?.termsVersion ?? 0) + (isNewTerms ? 1 : 0),
    termsSince: isNewTerms ? savedAt : (stored?.termsSince ?? null),
    savedAt,
    savedBy: caller.userId,
  }
  await upsertShop(tx, row)
  // Record the names of changed fields only: address and phone can be personal.
  const fields = [
    'legalName',
    'vatNumber',
    'street',
    'town',
    'directions',
    'phone',
    'hours',
    'closedDays',
    'signature',
    'color',
  ] as const
  const { name } = settings
  const changed = fields.filter((field) => JSON.stringify(known[field]) !== JSON.stringify(details[field]))
  const { termsVersion } = row
  await record({
    teamId,
    entity: 'setting',
    entityId: shopSetting,
    before: { name: before.name, termsVersion: known.termsVersion, ...changedSettings(before, settings) },
    after: { name, termsVersion, ...changedSettings(settings, before), changed },
  })
  await bumpRevisions(tx, parts, teamId, { settings: shopSetting }, caller.userId)
  await saveTeamSettings(tx, teamId, settings)
  if (name !== before.name || cityOf(known.town) !== cityOf(row.town))
    await publishMemberships(tx, parts, await listMemberIds(tx, teamId))
  const after = { ...before, ...settings, othersRelease: settings.othersRelease ?? othersRelease }
  return describeShop(after, row, logoUrl)
}

function isSame(one: Shop['terms'], other: Readonly<Record<string, string>>): boolean {
  const known: Readonly<Record<string, string>> = one
  const languages = Object.keys({ ...known, ...other })
  return languages.every((language) => known[language] === other[language])
}
