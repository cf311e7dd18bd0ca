import type { ApiKeyId, TeamId } from '@costard/contract'
import { and, count, desc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import type { Transaction } from '#database'
import { members } from '../teams/schema.ts'
import { apiKeys } from './schema.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

/** A key with the current name and address of its creator; null after the creator left the team. */
export interface ApiKeyOfMember extends ApiKeyRow {
  readonly creatorName: string | null
  readonly creatorEmail: string | null
  readonly creatorState: string | null
}

const columns = {
  ...getTableColumns(apiKeys),
  creatorName: members.name,
  creatorEmail: members.email,
  creatorState: members.state,
}
const creator = and(eq(members.teamId, apiKeys.teamId), eq(members.userId, apiKeys.createdBy))

/** Returns a key that is not revoked, by the hash of its token. */
export async function findApiKey(tx: Transaction, tokenHash: Buffer): Promise<ApiKeyOfMember | undefined> {
  const [found] = await keyByHash(tx).execute({ tokenHash })
  return found
}

const keyByHash = memoizeByOwner((tx: Transaction) =>
  tx
    .select(columns)
    .from(apiKeys)
    .leftJoin(members, creator)
    .where(and(eq(apiKeys.tokenHash, sql.placeholder('tokenHash')), isNull(apiKeys.revokedAt)))
    .prepare('product_find_api_key'),
)

/** Lists keys that are neither revoked nor expired, newest first. */
export function listApiKeys(tx: Transaction, teamId: TeamId, at: Date): Promise<ApiKeyOfMember[]> {
  return tx
    .select(columns)
    .from(apiKeys)
    .leftJoin(members, creator)
    .where(isUsable(teamId, at))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.keyId))
}

export async function countApiKeys(tx: Transaction, teamId: TeamId, at: Date): Promise<number> {
  const [counted] = await tx.select({ keys: count() }).from(apiKeys).where(isUsable(teamId, at))
  return counted?.keys ?? 0
}

export async function insertApiKey(tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key)
}

export async function setOrigins(
  tx: Transaction,
  { teamId, keyId }: Pick<ApiKeyRow, 'teamId' | 'keyId'>,
  origins: string[],
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ origins })
    .where(and(eq(apiKeys.teamId, teamId), eq(apiKeys.keyId, keyId)))
}

/** True if a usable key of any team lists the origin. */
export async function isListedOrigin(tx: Transaction, origin: string, at: Date): Promise<boolean> {
  const listed = await keyByOrigin(tx).execute({ origin, at })
  return listed.length > 0
}

const keyByOrigin = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ keyId: apiKeys.keyId })
    .from(apiKeys)
    .where(
      and(
        sql`${apiKeys.origins} @> array[${sql.placeholder('origin')}]::text[]`,
        // Condition of the partial index: without it the planner may not use the index.
        sql`${apiKeys.origins} <> '{}'`,
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), sql`${apiKeys.expiresAt} > ${sql.placeholder('at')}`),
      ),
    )
    .limit(1)
    .prepare('product_find_api_key_origin'),
)

/** Revokes a key and returns it; undefined if no such key exists, or it was revoked before. */
export async function revokeApiKey(
  tx: Transaction,
  teamId: TeamId,
  keyId: ApiKeyId,
  at: Date,
  kind: ApiKeyRow['kind'] = 'key',
): Promise<ApiKeyRow | undefined> {
  const [revoked] = await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(
      and(
        eq(apiKeys.teamId, teamId),
        eq(apiKeys.keyId, keyId),
        eq(apiKeys.kind, kind),
        isNull(apiKeys.revokedAt),
      ),
    )
    .returning()
  return revoked
}

/** Revokes the keys of a leaving member: they stay revoked if the member returns. */
export async function revokeApiKeysOf(
  tx: Transaction,
  teamId: TeamId,
  userId: string,
): Promise<readonly ApiKeyRow[]> {
  return tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.teamId, teamId), eq(apiKeys.createdBy, userId), isNull(apiKeys.revokedAt)))
    .returning()
}

/** Records a use, at most once a minute for each key. */
export async function touchApiKey(
  tx: Transaction,
  { teamId, keyId }: Pick<ApiKeyRow, 'teamId' | 'keyId'>,
  at: Date,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(
      and(
        eq(apiKeys.teamId, teamId),
        eq(apiKeys.keyId, keyId),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, minuteBefore(at))),
      ),
    )
}

/** Records that an assistant uses the key. */
export async function markAssistants(
  tx: Transaction,
  { teamId, keyId }: Pick<ApiKeyRow, 'teamId' | 'keyId'>,
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ isAssistants: true })
    .where(and(eq(apiKeys.teamId, teamId), eq(apiKeys.keyId, keyId)))
}

/** True if a use is due to be recorded. */
export function isUseDue({ lastUsedAt }: Pick<ApiKeyRow, 'lastUsedAt'>, at: Date): boolean {
  return lastUsedAt === null || lastUsedAt < minuteBefore(at)
}

function minuteBefore(at: Date): Date {
  return new Date(at.getTime() - 60_000)
}

function isUsable(teamId: TeamId, at: Date): SQL | undefined {
  return and(
    eq(apiKeys.teamId, teamId),
    eq(apiKeys.kind, 'key'),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
  )
}
