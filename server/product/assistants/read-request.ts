import {
  type AssistantScope,
  assistantScopes,
  type AuthorizationRequest,
  neededScopes,
} from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { isOurResource, issuerOf } from './addresses.ts'
import { type AskingClient, findClient } from './find-client.ts'
import { OAuthError, type OAuthErrorName } from './oauth-error.ts'
import { codeChallengePattern } from './oauth-tokens.ts'
import { isLoopback, isRegistered, redirectUrlOf } from './redirect-uris.ts'

export interface CheckedRequest {
  readonly client: AskingClient
  /** Host shown for the client. */
  readonly host: string
  readonly isLocal: boolean
  readonly scopes: readonly AssistantScope[]
  readonly codeChallenge: string
}

/**
 * Checks an authorization request. Throws assistant/request-invalid; its detail has `redirectUrl` only if the
 * redirect address belongs to the client.
 */
export async function readRequest(
  tx: Transaction,
  config: { readonly publicUrl: string; readonly asksPrivateAddresses: boolean },
  request: AuthorizationRequest,
): Promise<CheckedRequest> {
  const client = await findClient(tx, config, request.clientId).catch((error: unknown) => {
    throw error instanceof OAuthError ? invalid(error.error) : error
  })
  const url = redirectUrlOf(request.redirectUri)
  if (!url || !isRegistered(request.redirectUri, client.redirectUris)) throw invalid('invalid_redirect_uri')
  const refuse = (error: OAuthErrorName) => {
    throw invalid(error, { name: client.name, redirectUrl: backTo(request, config.publicUrl, { error }) })
  }
  if (request.responseType !== 'code') refuse('unsupported_response_type')
  const { codeChallenge } = request
  if (
    request.codeChallengeMethod !== 'S256' ||
    codeChallenge === null ||
    !codeChallengePattern.test(codeChallenge)
  )
    return refuse('invalid_request')
  if (!isOurResource(request.resource, config.publicUrl)) refuse('invalid_target')
  const scopes = scopesOf(request.scope)
  if (!scopes) return refuse('invalid_scope')
  const isLocal = isLoopback(url)
  const host = client.registeredAt === null ? new URL(client.clientId).host : url.host
  return { client, host, isLocal, scopes, codeChallenge }
}

/**
 * Returns the redirect URL that passes parameters to the client, with its state and our issuer (RFC 9207).
 */
export function backTo(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  publicUrl: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (state !== null) url.searchParams.set('state', state)
  url.searchParams.set('iss', issuerOf(publicUrl))
  return url.href
}

/**
 * Returns the known scopes; unknown ones, such as offline_access, are left out. undefined: no scope remains.
 */
function scopesOf(scope: string | null): readonly AssistantScope[] | undefined {
  if (scope === null || scope.trim() === '') return assistantScopes
  const asked = scope.split(' ')
  if (!assistantScopes.some((one) => asked.includes(one))) return undefined
  const taken: readonly string[] = [...neededScopes, ...asked]
  return assistantScopes.filter((one) => taken.includes(one))
}

function invalid(error: OAuthErrorName, known: { name?: string; redirectUrl?: string } = {}) {
  return apiError('assistant/request-invalid', { error, ...known })
}
