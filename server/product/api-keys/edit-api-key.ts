import type { ApiKey, ApiKeyId } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import { lockTeam } from '../teams/team-store.ts'
import { apiKeysSetting } from './add-api-key.ts'
import { listApiKeys, setOrigins } from './api-key-store.ts'
import { describeApiKey } from './describe-api-key.ts'

/** Changes the sites of a key. Throws key/not-found, account/address-unverified. */
export async function editApiKey(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  keyId: ApiKeyId,
  origins: string[],
): Promise<ApiKey> {
  requireProvenAddress(caller)
  await lockTeam(tx, teamId)
  const before = (await listApiKeys(tx, teamId, parts.now())).find((key) => key.keyId === keyId)
  if (!before) throw apiError('key/not-found')
  if (isUnchanged(before, { origins })) return describeApiKey(before)
  await setOrigins(tx, before, origins)
  await record({
    teamId,
    entity: 'apiKey',
    entityId: keyId,
    before: { origins: before.origins },
    after: { origins },
  })
  await bumpRevisions(tx, parts, teamId, { settings: apiKeysSetting }, caller.userId)
  return describeApiKey({ ...before, origins })
}
