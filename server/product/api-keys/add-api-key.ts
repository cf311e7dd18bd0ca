import {
  accessByScope,
  type AddApiKey,
  type ApiKeyId,
  apiKeyLimits,
  may,
  type NewApiKey,
} from '@costard/contract'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import type { Change } from '../audit/recorded-change.ts'
import { apiError } from '../calls/api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { hashOfApiKey, newApiKeyToken, prefixOfApiKey } from './api-key-token.ts'
import { countApiKeys, insertApiKey } from './api-key-store.ts'
import { describeApiKey } from './describe-api-key.ts'

/** Record id in the `settings` revision. */
export const apiKeysSetting = 'api-keys'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Creates a key. Throws key/too-many, key/scope-above, key/sign-up-to-create, key/too-many-created,
 * account/address-unverified.
 */
export async function addApiKey(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'>,
  { tx, record }: Change,
  member: Member,
  { name, scopes, days, origins }: AddApiKey,
): Promise<NewApiKey> {
  const { teamId, caller } = member
  if (caller.isAnonymous) throw apiError('key/sign-up-to-create')
  requireProvenAddress(caller)
  for (const scope of scopes) {
    const access = accessByScope[scope]
    if (access !== 'member' && !may(member, access)) throw apiError('key/scope-above', { scope })
  }
  const at = parts.now()
  await lockTeam(tx, teamId)
  const { maxKeys } = apiKeyLimits
  if ((await countApiKeys(tx, teamId, at)) >= maxKeys) throw apiError('key/too-many', { maxKeys })
  await parts.usage.spend(tx, 'key/too-many-created', [['api-keys-per-team', teamId]])
  const token = newApiKeyToken()
  const key = {
    teamId,
    keyId: newId<ApiKeyId>(),
    name,
    prefix: prefixOfApiKey(token),
    scopes,
    origins,
    createdBy: caller.userId,
    createdAt: at,
    expiresAt: days === null ? null : new Date(at.getTime() + days * dayMs),
    lastUsedAt: null,
    isAssistants: false,
  }
  await insertApiKey(tx, { ...key, tokenHash: hashOfApiKey(token) })
  await record({
    teamId,
    entity: 'apiKey',
    entityId: key.keyId,
    after: { name, prefix: key.prefix, scopes, days, ...(origins.length > 0 && { origins }) },
  })
  await bumpRevisions(tx, parts, teamId, { settings: apiKeysSetting }, caller.userId)
  const creator = { creatorName: caller.displayName ?? null, creatorState: 'active' }
  return { ...describeApiKey({ ...key, ...creator }), token }
}
