import type { TeamId } from '@costard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { shopLogos } from '../shop-schema.ts'

export type Logo = typeof shopLogos.$inferSelect

/** Replaces the team's logo; the old URL stops working. */
export async function saveLogo(tx: Transaction, logo: Logo): Promise<void> {
  await tx.insert(shopLogos).values(logo).onConflictDoUpdate({ target: shopLogos.teamId, set: logo })
}

export async function removeLogo(tx: Transaction, teamId: TeamId): Promise<void> {
  await tx.delete(shopLogos).where(eq(shopLogos.teamId, teamId))
}

export async function findLogo(tx: Transaction, teamId: TeamId): Promise<Logo | undefined> {
  const [logo] = await findStatement(tx).execute({ teamId })
  return logo
}

const findStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select()
    .from(shopLogos)
    .where(eq(shopLogos.teamId, sql.placeholder('teamId')))
    .prepare('product_find_logo'),
)

export async function findLogoById(tx: Transaction, logoId: string): Promise<Logo | undefined> {
  const [logo] = await tx.select().from(shopLogos).where(eq(shopLogos.logoId, logoId))
  return logo
}

/** Returns the path of the team's logo, without reading the image. */
export async function findLogoPath(tx: Transaction, teamId: TeamId): Promise<string | null> {
  const [row] = await tx
    .select({ logoId: shopLogos.logoId })
    .from(shopLogos)
    .where(eq(shopLogos.teamId, teamId))
  return row ? logoPath(row.logoId) : null
}

export function logoPath(logoId: string): string {
  return `/files/logos/${logoId}`
}
