import { and, eq, isNull, lt } from 'drizzle-orm'
import type { EndGivenRights } from '../given-rights.ts'
import { apiKeysSetting } from './add-api-key.ts'
import { apiKeys } from './schema.ts'

/** Revokes the API keys of an account, including those of its assistants. */
export const endGivenKeys: EndGivenRights = async (tx, { userId, before }) => {
  const keys = await tx
    .update(apiKeys)
    .set({ revokedAt: before })
    .where(and(eq(apiKeys.createdBy, userId), lt(apiKeys.createdAt, before), isNull(apiKeys.revokedAt)))
    .returning({ teamId: apiKeys.teamId, entityId: apiKeys.keyId })
  return {
    action: 'apiKeys.revoke',
    setting: apiKeysSetting,
    changes: keys.map((key) => ({ ...key, entity: 'apiKey', after: { isRevoked: true } })),
  }
}
