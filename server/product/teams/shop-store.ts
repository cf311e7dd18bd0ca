import type { TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { shopDetails } from './shop-schema.ts'

export type ShopRow = typeof shopDetails.$inferSelect

export async function findShop(tx: Transaction, teamId: TeamId): Promise<ShopRow | undefined> {
  const [row] = await tx.select().from(shopDetails).where(eq(shopDetails.teamId, teamId))
  return row
}

export async function upsertShop(tx: Transaction, row: ShopRow): Promise<void> {
  const { teamId: _, ...others } = row
  await tx.insert(shopDetails).values(row).onConflictDoUpdate({ target: shopDetails.teamId, set: others })
}
