import type { TeamId } from '@costard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { logoPath } from './logo-store.ts'
import { teams } from '../schema.ts'
import { shopDetails, shopLogos } from '../shop-schema.ts'

export type ShopRow = typeof shopDetails.$inferSelect

export async function findShop(tx: Transaction, teamId: TeamId): Promise<ShopRow | undefined> {
  const [row] = await findStatement(tx).execute({ teamId })
  return row
}

const findStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select()
    .from(shopDetails)
    .where(eq(shopDetails.teamId, sql.placeholder('teamId')))
    .prepare('product_find_shop'),
)

/** Returns the stored shop details, if any, and the path of the logo. */
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
