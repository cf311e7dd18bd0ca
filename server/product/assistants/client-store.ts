import { randomBytes } from 'node:crypto'
import { assistantLimits } from '@costard/contract'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { ClientMetadata } from './client-metadata.ts'
import { oauthClients } from './schema.ts'

export type RegisteredClient = typeof oauthClients.$inferSelect

export async function insertClient(
  tx: Transaction,
  { name, redirectUris }: ClientMetadata,
  createdAt: Date,
): Promise<RegisteredClient> {
  const clientId = `cp_client_${randomBytes(16).toString('base64url')}`
  const client = { clientId, name, redirectUris: [...redirectUris], createdAt, allowedAt: null }
  await tx.insert(oauthClients).values(client)
  return client
}

export async function findRegistered(
  tx: Transaction,
  clientId: string,
): Promise<RegisteredClient | undefined> {
  const [found] = await tx.select().from(oauthClients).where(eq(oauthClients.clientId, clientId))
  return found
}

export async function markAllowed(tx: Transaction, clientId: string, at: Date): Promise<void> {
  await tx.update(oauthClients).set({ allowedAt: at }).where(eq(oauthClients.clientId, clientId))
}

/** Deletes registrations of clients that no member has allowed. */
export async function deleteUnusedClients(tx: Transaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - assistantLimits.unusedRegistrationDays * 86_400_000)
  await tx.delete(oauthClients).where(and(isNull(oauthClients.allowedAt), lt(oauthClients.createdAt, before)))
}
