import type { ApiKeyId, TeamId } from '@costard/contract'
import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiKeys } from '../api-keys/schema.ts'
import { members } from '../teams/schema.ts'
import { assistantGrants } from './schema.ts'

export type Grant = typeof assistantGrants.$inferSelect
type GrantId = Pick<Grant, 'teamId' | 'keyId'>

export async function insertGrant(
  tx: Transaction,
  grant: typeof assistantGrants.$inferInsert,
): Promise<void> {
  await tx.insert(assistantGrants).values(grant)
}

/** Columns of a grant with its key. Only the holder of the grant's lock writes the key. */
const columns = {
  ...getTableColumns(assistantGrants),
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  createdBy: apiKeys.createdBy,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
}
const key = and(eq(apiKeys.teamId, assistantGrants.teamId), eq(apiKeys.keyId, assistantGrants.keyId))

export type GrantWithKey = Awaited<ReturnType<typeof lockGrant>> & {}

/** Locks the grant of a code, or of the family of a refresh token. */
export async function lockGrant(
  tx: Transaction,
  by: { readonly codeHash: Buffer } | { readonly familyHash: Buffer },
) {
  const [found] = await tx
    .select(columns)
    .from(assistantGrants)
    .innerJoin(apiKeys, key)
    .where(
      'codeHash' in by
        ? eq(assistantGrants.codeHash, by.codeHash)
        : eq(assistantGrants.familyHash, by.familyHash),
    )
    .for('update')
  return found
}

export async function changeGrant(
  tx: Transaction,
  grant: GrantId,
  changes: Partial<Pick<Grant, 'codeUsedAt' | 'familyHash' | 'refreshHash' | 'refreshExpiresAt'>>,
): Promise<void> {
  await tx.update(assistantGrants).set(changes).where(isGrant(grant))
}

/** Replaces the access token of a grant. */
export async function setAccessToken(
  tx: Transaction,
  { teamId, keyId }: GrantId,
  token: Pick<typeof apiKeys.$inferInsert, 'tokenHash' | 'prefix' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set(token)
    .where(and(eq(apiKeys.teamId, teamId), eq(apiKeys.keyId, keyId)))
}

/** Lists connected assistants, newest first. */
export async function listAssistants(tx: Transaction, teamId: TeamId, at: Date) {
  return tx
    .select({ ...columns, memberName: members.name, memberState: members.state })
    .from(assistantGrants)
    .innerJoin(apiKeys, key)
    .leftJoin(members, and(eq(members.teamId, apiKeys.teamId), eq(members.userId, apiKeys.createdBy)))
    .where(
      and(
        eq(assistantGrants.teamId, teamId),
        isNull(apiKeys.revokedAt),
        gt(assistantGrants.refreshExpiresAt, at),
      ),
    )
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.keyId))
}

/** Counts connected assistants, and codes that can still be exchanged. */
export async function countAssistants(tx: Transaction, teamId: TeamId, at: Date): Promise<number> {
  const [counted] = await tx
    .select({ grants: count() })
    .from(assistantGrants)
    .innerJoin(apiKeys, key)
    .where(and(eq(assistantGrants.teamId, teamId), isNull(apiKeys.revokedAt), isOpen(at)))
  return counted?.grants ?? 0
}

/** Returns the grant of a key that is not revoked; undefined if there is none. */
export async function findGrant(
  tx: Transaction,
  { teamId, keyId }: { readonly teamId: TeamId; readonly keyId: ApiKeyId },
) {
  const [found] = await tx
    .select(columns)
    .from(assistantGrants)
    .innerJoin(apiKeys, key)
    .where(and(isGrant({ teamId, keyId }), isNull(apiKeys.revokedAt)))
  return found
}

/** Deletes grants that have ended; their keys stay, since the audit log names them. */
export async function deleteEndedGrants(tx: Transaction, at: Date): Promise<void> {
  await tx
    .delete(assistantGrants)
    .where(
      or(
        and(isNull(assistantGrants.codeUsedAt), lt(assistantGrants.codeExpiresAt, at)),
        and(isNotNull(assistantGrants.refreshExpiresAt), lt(assistantGrants.refreshExpiresAt, at)),
      ),
    )
}

function isOpen(at: Date): SQL | undefined {
  return or(
    gt(assistantGrants.refreshExpiresAt, at),
    and(isNull(assistantGrants.codeUsedAt), gt(assistantGrants.codeExpiresAt, at)),
  )
}

function isGrant({ teamId, keyId }: GrantId): SQL | undefined {
  return and(eq(assistantGrants.teamId, teamId), eq(assistantGrants.keyId, keyId))
}
