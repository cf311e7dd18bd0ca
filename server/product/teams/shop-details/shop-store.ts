import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { logoPath } from './logo-store.ts'
import { teams } from '../schema.ts'
import { shopDetails, shopLogos } from '../shop-schema.ts'

export type ShopRow = typeof shopDetails.$inferSelect

export async function findShop(tx: Transaction, teamId: TeamId): Promise<ShopRow | undefined> {
  const [row] = await tx.select().from(shopDetails).where(eq(shopDetails.teamId, teamId))
  return row
}

/** Returns what was said about a shop, if anything, and where its logo can be read. */
export async function findShopAndLogo(
  tx: Transaction,
  teamId: TeamId,
): Promise<{ readonly shop: ShopRow | undefined; readonly logoUrl: string | null }> {
  const [found] = await tx
    .select({ shop: shopDetails, logoId: shopLogos.logoId })
    .from(teams)
    .leftJoin(shopDetails, eq(shopDetails.teamId, teams.teamId))
    .leftJoin(shopLogos, eq(shopLogos.teamId, teams.teamId))
    .where(eq(teams.teamId, teamId))
  const { shop, logoId } = found ?? {}
  return { shop: shop ?? undefined, logoUrl: logoId ? logoPath(logoId) : null }
}

export async function upsertShop(tx: Transaction, row: ShopRow): Promise<void> {
  const { teamId: _, ...others } = row
  await tx.insert(shopDetails).values(row).onConflictDoUpdate({ target: shopDetails.teamId, set: others })
}
