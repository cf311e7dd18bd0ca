import type { SiteId, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { findShop, type ShopRow } from '../shop-store.ts'
import { findSite } from './site-store.ts'

/** A shop with the address, phone and hours of a site. siteRev: of that site; null: those of the team. */
export type ShopOfQuote = ShopRow & { readonly siteRev: number | null }

/** Returns the shop as the customer of a quote sees it now; undefined if nothing was said about it. */
export async function findShopOf(
  tx: Transaction,
  { teamId, siteId }: { readonly teamId: TeamId; readonly siteId: SiteId | null },
): Promise<ShopOfQuote | undefined> {
  const shop = await findShop(tx, teamId)
  const site = siteId === null ? undefined : await findSite(tx, { teamId, siteId })
  if (!site) return shop && { ...shop, siteRev: null }
  const { street, town, directions, phone, hours, closedDays, rev: siteRev, savedAt, savedBy } = site
  const place = { street, town, directions, phone, hours, closedDays }
  return { ...unsaved, teamId, savedAt, savedBy, ...shop, ...place, siteRev }
}

/** Shop details of a team that never saved them. */
const unsaved = {
  rev: 0,
  legalName: '',
  vatNumber: '',
  color: null,
  terms: {},
  termsVersion: 0,
  termsSince: null,
  signature: 'off',
} as const
