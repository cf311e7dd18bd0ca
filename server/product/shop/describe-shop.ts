import type { Shop } from '@costard/contract'
import { cashLimitOf } from '../locales/cash-limits.ts'
import { retentionOf } from '../locales/retention.ts'
import type { TeamRow } from '../teams/team-store.ts'
import type { ShopRow } from '../teams/shop-details/shop-store.ts'

/** Fields of a shop that are stored with its team. */
type ShopTeam = Pick<
  Shop,
  | 'name'
  | 'timeZone'
  | 'validDays'
  | 'cashLimitMinor'
  | 'allowsLateAcceptance'
  | 'offlineWork'
  | 'othersRelease'
  | 'retentionMonths'
>

/** Returns the shop of a team; before the first save, only the name and the settings for offers. */
export function describeShop(
  team: Pick<TeamRow, 'country' | 'currency' | Exclude<keyof ShopTeam, 'othersRelease'>> & ShopTeam,
  row: ShopRow | undefined,
  logoUrl: string | null,
): Shop {
  const {
    name,
    timeZone,
    validDays,
    cashLimitMinor,
    allowsLateAcceptance,
    offlineWork,
    othersRelease,
    retentionMonths,
  } = team
  return {
    name,
    timeZone,
    validDays,
    cashLimitMinor,
    allowsLateAcceptance,
    offlineWork,
    othersRelease,
    retentionMonths,
    ofCountry: { cashLimitMinor: cashLimitOf(team), retentionMonths: retentionOf(team.country) },
    rev: row?.rev ?? 0,
    legalName: row?.legalName ?? '',
    vatNumber: row?.vatNumber ?? '',
    street: row?.street ?? '',
    town: row?.town ?? '',
    directions: row?.directions ?? '',
    phone: row?.phone ?? '',
    color: row?.color ?? null,
    logoUrl,
    hours: row?.hours ?? null,
    closedDays: row?.closedDays ?? [],
    signature: row?.signature ?? 'off',
    terms: row?.terms ?? {},
    termsVersion: row?.termsVersion ?? 0,
    termsSince: row?.termsSince?.toISOString() ?? null,
  }
}
