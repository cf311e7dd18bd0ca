import { assistantLimits } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { clientNetwork, type FindClientAddress, limitBody } from '#http'
import type { AdmitCall } from '../admit-call.ts'
import { type Change, recordAsSystem } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { isOurResource, oauthPaths } from './addresses.ts'
import { clientMetadataOf } from './client-metadata.ts'
import { insertClient } from './client-store.ts'
import { endGrant } from './end-grant.ts'
import { lockGrant } from './grant-store.ts'
import { exchangeCode, refreshTokens, type Tokens } from './issue-tokens.ts'
import { OAuthError } from './oauth-error.ts'
import { resourceMetadata, serverMetadata } from './oauth-metadata.ts'
import { familyOf, sha256 } from './oauth-tokens.ts'

type Parts = ProductParts & {
  readonly config: Pick<Config, 'publicUrl' | 'productName'>
  readonly admit: AdmitCall
  readonly findAddress: FindClientAddress
}

/**
 * Endpoints for programs that connect as an assistant (OAuth 2.1). A member allows the connection on the
 * consent screen.
 */
export function oauthRoutes(parts: Parts): Hono {
  const { config, admit, findAddress, database, usage, now } = parts
  const { publicUrl, productName } = config
  const routes = new Hono()
  for (const path of [oauthPaths.resource, oauthPaths.resourceOfOrigin])
    routes.get(path, (c) => described(c, resourceMetadata(publicUrl, productName)))
  routes.get(oauthPaths.server, (c) => described(c, serverMetadata(publicUrl)))

  const called = limitBody(assistantLimits.registrationBytes)
  const answer =
    (handle: (c: Context) => Promise<Response>) =>
    async (c: Context): Promise<Response> => {
      c.header('cache-control', 'no-store')
      await admit(c)
      try {
        return await handle(c)
      } catch (error) {
        if (!(error instanceof OAuthError)) throw error
        return c.json({ error: error.error, error_description: error.message }, 400)
      }
    }

  routes.post(
    oauthPaths.register,
    called,
    answer(async (c) => {
      const metadata = clientMetadataOf(await jsonOf(c))
      const network = clientNetwork(findAddress(c)) ?? ''
      const client = await database.transaction(async (tx) => {
        await usage.spend(tx, 'request/too-many', [['assistant-registrations-per-network', network]])
        return insertClient(tx, metadata, now())
      })
      return c.json(
        {
          client_id: client.clientId,
          client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
          client_name: client.name,
          redirect_uris: client.redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
        201,
      )
    }),
  )

  routes.post(
    oauthPaths.token,
    called,
    answer(async (c) => {
      const form = await formOf(c)
      const clientId = required(form, 'client_id')
      if (!isOurResource(form.get('resource'), publicUrl))
        throw new OAuthError('invalid_target', 'Tokens are for the MCP address only.')
      const tokens = await inChange((change) => tokensFor(parts, change, form, clientId, now()))
      if (!tokens)
        throw new OAuthError(
          'invalid_grant',
          'The code or refresh token is unknown, used, expired or not yours.',
        )
      return c.json(tokens)
    }),
  )

  routes.post(
    oauthPaths.revoke,
    called,
    answer(async (c) => {
      const form = await formOf(c)
      const clientId = form.get('client_id')
      const family = familyOf(required(form, 'token'))
      // Revocation by a refresh token ends the grant; an access token alone ends within the hour.
      if (family !== undefined)
        await inChange(async (change) => {
          const grant = await lockGrant(change.tx, { familyHash: sha256(family) })
          if (grant?.clientId === clientId) await endGrant(parts, change, grant, { by: null, at: now() })
        })
      return c.body(null, 200)
    }),
  )
  return routes

  /** Runs a change without an actor: no member asked for this end. */
  function inChange<Result>(fn: (change: Change) => Promise<Result>): Promise<Result> {
    return database.transaction((tx) => {
      const made = { action: 'assistants.revoke', at: now() } as const
      return fn({ tx, record: (change) => recordAsSystem(tx, parts, made, [change]) })
    })
  }
}

function tokensFor(
  parts: Parts,
  change: Change,
  form: URLSearchParams,
  clientId: string,
  at: Date,
): Promise<Tokens | undefined> {
  switch (required(form, 'grant_type')) {
    case 'authorization_code': {
      const code = required(form, 'code')
      const redirectUri = form.get('redirect_uri') ?? undefined
      const verifier = form.get('code_verifier') ?? undefined
      return exchangeCode(parts, change, { code, clientId, redirectUri, verifier }, at)
    }
    case 'refresh_token':
      return refreshTokens(parts, change, { refreshToken: required(form, 'refresh_token'), clientId }, at)
    default:
      throw new OAuthError('unsupported_grant_type', 'Use authorization_code or refresh_token.')
  }
}

/** Answers with metadata, which is public: pages of other origins may read it. */
function described(c: Context, metadata: object): Response {
  c.header('cache-control', 'public, max-age=300')
  c.header('access-control-allow-origin', '*')
  return c.json(metadata)
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    throw new OAuthError('invalid_client_metadata', 'Send the metadata as JSON.')
  }
}

/** Parses a form. Throws OAuthError for a repeated parameter (RFC 6749, 3.2). */
async function formOf(c: Context): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new OAuthError('invalid_request', 'Send the parameters as application/x-www-form-urlencoded.')
  const form = new URLSearchParams(await c.req.text())
  if (new Set(form.keys()).size !== form.size)
    throw new OAuthError('invalid_request', 'A parameter is there more than once.')
  return form
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (value === null || value === '') throw new OAuthError('invalid_request', `${name} is missing.`)
  return value
}
