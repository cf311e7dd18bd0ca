import {
  accessByAssistantScope,
  type ApiKeyId,
  assistantLimits,
  type AssistantScope,
  type AuthorizationRequest,
  may,
} from '@costard/contract'
import { randomBytes } from 'node:crypto'
import { insertApiKey } from '../api-keys/api-key-store.ts'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { mayLetIn } from '../teams/memberships/may-let-in.ts'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import { lockTeam } from '../teams/team-store.ts'
import { deleteAsk, findAsk } from './ask-store.ts'
import { markAllowed } from './client-store.ts'
import { countAssistants, insertGrant } from './grant-store.ts'
import { newCode, sha256 } from './oauth-tokens.ts'
import { backTo, type CheckedRequest } from './read-request.ts'

/** Record id in the `settings` revision. */
export const assistantsSetting = 'assistants'

export interface Allowed {
  readonly request: AuthorizationRequest
  readonly checked: CheckedRequest
  readonly scopes: readonly AssistantScope[]
}

/**
 * Connects an assistant to a team as a member and returns the redirect URL with its code. Throws
 * assistant/too-many, assistant/request-invalid, key/sign-up-to-create, key/scope-above,
 * key/too-many-created, account/address-unverified, assistant/ask-owner.
 */
export async function allowAssistant(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'> & { readonly publicUrl: string },
  { tx, record }: Change,
  member: Member,
  { request, checked, scopes }: Allowed,
): Promise<string> {
  const { teamId, caller } = member
  const { client, host, isLocal, codeChallenge } = checked
  if (caller.isAnonymous) throw apiError('key/sign-up-to-create')
  requireProvenAddress(caller)
  for (const scope of scopes) {
    const access = accessByAssistantScope[scope]
    if (!checked.scopes.includes(scope) || (access !== 'member' && !may(member, access)))
      throw apiError('key/scope-above', { scope })
  }
  const at = parts.now()
  await lockTeam(tx, teamId)
  const asked = { teamId, userId: caller.userId, clientId: client.clientId }
  const ask = mayLetIn(member) ? undefined : await findAsk(tx, asked)
  if (!mayLetIn(member) && ask?.state !== 'allowed') throw apiError('assistant/ask-owner')
  if (ask) await deleteAsk(tx, asked)
  const { maxAssistants, codeSeconds } = assistantLimits
  if ((await countAssistants(tx, teamId, at)) >= maxAssistants)
    throw apiError('assistant/too-many', { maxAssistants })
  await parts.usage.spend(tx, 'key/too-many-created', [['assistants-per-team', teamId]])
  const key = { teamId, keyId: newId<ApiKeyId>() }
  const { name } = client
  const code = newCode()
  await insertApiKey(tx, {
    ...key,
    kind: 'assistant',
    name,
    prefix: '',
    tokenHash: randomBytes(32), // hash of no token, until the code is exchanged
    scopes: [...scopes],
    createdBy: caller.userId,
    createdAt: at,
    expiresAt: at,
    approvedBy: ask?.answeredBy ?? null,
    isAssistants: true,
  })
  await insertGrant(tx, {
    ...key,
    clientId: client.clientId,
    host,
    isLocal,
    redirectUri: request.redirectUri,
    codeHash: sha256(code),
    codeChallenge,
    codeExpiresAt: new Date(at.getTime() + codeSeconds * 1000),
  })
  await markAllowed(tx, client.clientId, at)
  await record({ teamId, entity: 'apiKey', entityId: key.keyId, after: { name, host, scopes: [...scopes] } })
  await bumpRevisions(tx, parts, teamId, { settings: assistantsSetting }, caller.userId)
  return backTo(request, parts.publicUrl, { code })
}
