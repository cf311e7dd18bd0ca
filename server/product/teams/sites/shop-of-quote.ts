import type { SiteId, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { findShop, findShopAndLogo, type ShopRow } from '../shop-details/shop-store.ts'
import { findSite } from './site-store.ts'

/**
 * A shop with the address, phone and hours of a site. siteRev: rev of this site; null: address of the team.
 */
export type ShopOfQuote = ShopRow & { readonly siteRev: number | null }

interface OfQuote {
  readonly teamId: TeamId
  readonly siteId: SiteId | null
}

/** Returns the current shop for the customer of a quote; undefined if no details are stored. */
export async function findShopOf(tx: Transaction, quote: OfQuote): Promise<ShopOfQuote | undefined> {
  return atSite(tx, quote, await findShop(tx, quote.teamId))
}

/** Like findShopOf, with the path of the shop's logo. */
export async function findShopAndLogoOf(
  tx: Transaction,
  quote: OfQuote,
): Promise<{ readonly shop: ShopOfQuote | undefined; readonly logoUrl: string | null }> {
  const { shop, logoUrl } = await findShopAndLogo(tx, quote.teamId)
  return { shop: await atSite(tx, quote, shop), logoUrl }
}

async function atSite(
  tx: Transaction,
  { teamId, siteId }: OfQuote,
  shop: ShopRow | undefined,
): Promise<ShopOfQuote | undefined> {
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
