import { assistantLimits } from '@costard/contract'
import type { Transaction } from '#database'
import { findApiKey } from '../api-keys/api-key-store.ts'
import { hashOfApiKey, newApiKeyToken, prefixOfApiKey } from '../api-keys/api-key-token.ts'
import { isHeld } from '../api-keys/is-held.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { endGrant } from './end-grant.ts'
import { changeGrant, type GrantWithKey, lockGrant, setAccessToken } from './grant-store.ts'
import { familyOf, isVerifierOf, newRefreshToken, sha256 } from './oauth-tokens.ts'

/** Answer of the token endpoint (RFC 6749, 5.1). */
export interface Tokens {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

type Parts = Pick<ProductParts, 'documents' | 'identity'>

export interface CodeExchange {
  readonly code: string
  readonly clientId: string
  readonly redirectUri: string | undefined
  readonly verifier: string | undefined
}

/**
 * Returns tokens for a code, once. A second use ends the tokens of the first (RFC 6749, 4.1.2), so commit the
 * transaction even if undefined is returned, which means invalid_grant.
 */
export async function exchangeCode(
  parts: Parts,
  change: Change,
  { code, clientId, redirectUri, verifier }: CodeExchange,
  at: Date,
): Promise<Tokens | undefined> {
  const grant = await lockGrant(change.tx, { codeHash: sha256(code) })
  if (!grant || grant.revokedAt !== null || grant.clientId !== clientId) return undefined
  if (grant.codeUsedAt !== null) {
    await endGrant(parts, change, grant, { by: null, at })
    return undefined
  }
  if (grant.codeExpiresAt <= at || grant.redirectUri !== redirectUri) return undefined
  if (!isVerifierOf(verifier, grant.codeChallenge)) return undefined
  return issue(parts, change.tx, grant, newRefreshToken(), at)
}

/**
 * Returns new tokens for a refresh token, once. A second use ends the whole family. undefined: invalid_grant.
 */
export async function refreshTokens(
  parts: Parts,
  change: Change,
  { refreshToken, clientId }: { readonly refreshToken: string; readonly clientId: string },
  at: Date,
): Promise<Tokens | undefined> {
  const family = familyOf(refreshToken)
  if (family === undefined) return undefined
  const grant = await lockGrant(change.tx, { familyHash: sha256(family) })
  if (!grant || grant.revokedAt !== null || grant.clientId !== clientId) return undefined
  if (!grant.refreshHash?.equals(sha256(refreshToken))) {
    await endGrant(parts, change, grant, { by: null, at })
    return undefined
  }
  if (grant.refreshExpiresAt === null || grant.refreshExpiresAt <= at) return undefined
  return issue(parts, change.tx, grant, newRefreshToken(family), at)
}

async function issue(
  { identity }: Pick<Parts, 'identity'>,
  tx: Transaction,
  grant: GrantWithKey,
  refresh: ReturnType<typeof newRefreshToken>,
  at: Date,
): Promise<Tokens | undefined> {
  const access = newApiKeyToken('assistant')
  const tokenHash = hashOfApiKey(access)
  const { accessTokenSeconds, unusedDays } = assistantLimits
  await setAccessToken(tx, grant, {
    tokenHash,
    prefix: prefixOfApiKey(access),
    expiresAt: new Date(at.getTime() + accessTokenSeconds * 1000),
  })
  const key = await findApiKey(tx, tokenHash)
  if (!key || !(await isHeld(tx, identity, key))) return undefined
  await changeGrant(tx, grant, {
    codeUsedAt: grant.codeUsedAt ?? at,
    familyHash: sha256(refresh.family),
    refreshHash: sha256(refresh.token),
    refreshExpiresAt: new Date(at.getTime() + unusedDays * 86_400_000),
  })
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refresh.token,
    scope: grant.scopes.join(' '),
  }
}
