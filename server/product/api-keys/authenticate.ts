import { type CallMeta, isTeamId, type TeamId } from '@costard/contract'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductIdentity, ProductParts } from '../parts.ts'
import type { ApiCaller, ApiKeyGrant } from '../teams/memberships/api-caller.ts'
import { membershipIn, membershipOfCaller } from '../teams/memberships/membership-of-caller.ts'
import { apiKeyTokenOf, hashOfApiKey } from './api-key-token.ts'
import { isHeld } from './is-held.ts'
import { type ApiKeyRow, findApiKey, isUseDue, touchApiKey } from './api-key-store.ts'

/** Path for assistants: the only resource of their tokens (RFC 8707). */
export const mcpPath = '/mcp'

/** Returns the caller of a request. Throws identity/signed-out. */
export type Authenticate = (request: Request) => Promise<ApiCaller>

/** Authenticates by id token or API key, with one look-up per request; nothing is cached between requests. */
export function createAuthenticate({
  database,
  identity,
  now,
}: Pick<ProductParts, 'database' | 'identity' | 'now'>): Authenticate {
  return memoizeByOwner(async (request: Request): Promise<ApiCaller> => {
    const token = apiKeyTokenOf(request)
    if (token === undefined) {
      const teamId = teamIn(request.url)
      if (teamId === undefined || !identity.requireCallerWith) return identity.requireCaller(request)
      return withMembership(identity.requireCallerWith, request, teamId)
    }
    const found = await findApiKey(database.orm, hashOfApiKey(token))
    const at = now()
    if (!found || (found.expiresAt !== null && found.expiresAt <= at)) throw apiError('identity/signed-out')
    const isAtMcp = new URL(request.url).pathname === mcpPath
    if (found.kind === 'assistant' && !isAtMcp) throw apiError('identity/signed-out')
    if (!(await isHeld(database.orm, identity, found))) throw apiError('identity/signed-out')
    if (isUseDue(found, at)) await touchApiKey(database.orm, found, at)
    return {
      userId: found.createdBy,
      ...(found.creatorName !== null && { displayName: found.creatorName }),
      ...(found.creatorEmail !== null && { email: found.creatorEmail }),
      isAnonymous: false,
      emailVerified: false,
      signedInAt: found.createdAt,
      key: {
        keyId: found.keyId,
        teamId: found.teamId,
        scopes: scopesOf(found),
        origins: found.origins,
        assistant: isAtMcp ? found.name : null,
        isAssistants: found.isAssistants,
      },
    }
  })
}

/**
 * A key with the scope catalogs.read may also identify and price; an assistant only if its member allowed
 * these.
 */
function scopesOf({ kind, scopes }: Pick<ApiKeyRow, 'kind' | 'scopes'>): ApiKeyGrant['scopes'] {
  return kind === 'key' && scopes.includes('catalogs.read') ? [...scopes, 'devices.price'] : scopes
}

/** Reads account and membership in one statement: nearly all calls need both. */
async function withMembership(
  requireCallerWith: NonNullable<ProductIdentity['requireCallerWith']>,
  request: Request,
  teamId: TeamId,
): Promise<ApiCaller> {
  const { caller, read } = await requireCallerWith(request, { read: membershipOfCaller, asked: teamId })
  return { ...caller, read: { teamId, membership: membershipIn(read), at: performance.now() } }
}

function teamIn(url: string): TeamId | undefined {
  const [, id] = /^https?:\/\/[^/]+\/api\/teams\/([^/?#]+)/.exec(url) ?? []
  return isTeamId(id) ? id : undefined
}

/**
 * Refuses a call that is outside the scopes of the caller's key. Another team counts as unknown. Throws
 * key/not-allowed, team/not-found.
 */
export function requireScope({ key }: ApiCaller, { scope }: Pick<CallMeta, 'scope'>, teamId: unknown): void {
  if (!key) return
  if (teamId !== undefined && teamId !== key.teamId) throw apiError('team/not-found')
  if (scope === undefined || !key.scopes.includes(scope)) throw apiError('key/not-allowed')
}
