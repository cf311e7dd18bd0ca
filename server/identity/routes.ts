import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { isDatabaseUnavailable } from '#database'
import { CodedError, limitBody } from '#http'
import { allowAnyOrigin } from './wire/allow-any-origin.ts'
import type { AppCheck } from './app-check/app-check.ts'
import { createAuthUri, createAuthUriRequest } from './methods/create-auth-uri.ts'
import { deleteAccount, deleteAccountRequest } from './methods/delete-account.ts'
import { lookup, lookupRequest } from './methods/lookup.ts'
import { resetPassword, resetPasswordRequest } from './methods/reset-password.ts'
import { sendOobCode, sendOobCodeRequest } from './methods/send-oob-code.ts'
import { signInWithEmailLink, signInWithEmailLinkRequest } from './methods/sign-in-with-email-link.ts'
import { signInWithIdp, signInWithIdpRequest } from './methods/sign-in-with-idp.ts'
import { signInWithPassword, signInWithPasswordRequest } from './methods/sign-in-with-password.ts'
import { signUp, signUpRequest } from './methods/sign-up.ts'
import { update, updateRequest } from './methods/update.ts'
import type { Call } from './wire/call.ts'
import { identityError, type IdentityErrorCode } from './errors.ts'
import { actionPage } from './pages/action.ts'
import { handlerAddress, handlerPath } from './pages/handler.ts'
import { handlerScript } from './pages/handler-page.ts'
import { keySetMaxAgeSeconds } from './keys/key-rotation.ts'
import type { Parts } from './parts.ts'
import { passwordPolicy } from './wire/password-policy.ts'
import { describeProject } from './wire/projects.ts'
import { recaptchaConfig } from './wire/recaptcha-config.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { refreshIdToken } from './sessions/refresh-id-token.ts'
import { internalError, temporarilyUnavailable, toWireError } from './wire/wire-errors.ts'
import { noteClient, readBody, readCall, readTokenRequest } from './wire/wire-request.ts'

export const maxBodyBytes = 64 * 1024
const keySetOwner = 'securetoken@system.gserviceaccount.com'

/** Paths on which the client deletes its stored user at any error in the protocol's envelope. */
const storedUserPaths = new Set(['/v1/accounts:lookup', '/v1/token'])

/** Hosts of the hosted service, as the first segment of the paths that `connectAuthEmulator` calls. */
const emulatedHosts = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'] as const

/** All routes of the identity protocol. */
export function identityRoutes(
  parts: Parts,
  keys: SigningKeys,
  appCheck: Pick<AppCheck, 'guard' | 'routes'>,
): Hono {
  const { config } = parts
  const routes = new Hono()
  routes.onError((error, c) => answerError(error, c, parts))

  for (const path of ['/service_accounts/*', '/robot/*']) routes.use(path, allowAnyOrigin)
  routes.use('/__/auth/*', noteClient(config.trustedProxies))
  routes.get(`/service_accounts/v1/jwk/${keySetOwner}`, (c) =>
    c.json({ keys: keys.published.map(({ jwk }) => jwk) }, 200, keySetHeaders),
  )
  routes.get(`/robot/v1/metadata/x509/${keySetOwner}`, (c) =>
    c.json(
      Object.fromEntries(keys.published.map(({ id, certificate }) => [id, certificate])),
      200,
      keySetHeaders,
    ),
  )

  const methods = methodRoutes(parts, appCheck)
  for (const base of ['/', ...emulatedHosts]) routes.route(base, methods)
  routes.get('/__/auth/action', actionPage(config.publicUrl))
  routes.get(handlerPath, handlerAddress(parts, readCall))
  routes.get(`${handlerPath}.js`, (c) => c.body(handlerScript, 200, scriptHeaders))
  return routes
}

/** The methods that clients call with the API key. */
function methodRoutes(parts: Parts, appCheck: Pick<AppCheck, 'guard' | 'routes'>): Hono {
  const { config, apiKey } = parts
  const routes = new Hono()
  routes.onError((error, c) => answerError(error, c, parts))
  for (const path of ['/v1/*', '/v2/*'])
    routes.use(
      path,
      allowAnyOrigin,
      noteClient(config.trustedProxies),
      noStore,
      requireApiKey(apiKey),
      limitBody(maxBodyBytes),
    )
  routes.route('/', appCheck.routes)
  const method = accountMethods(routes, parts, appCheck.guard)
  method('signUp', signUpRequest, signUp)
  method('signInWithPassword', signInWithPasswordRequest, signInWithPassword)
  method('signInWithEmailLink', signInWithEmailLinkRequest, signInWithEmailLink)
  method('signInWithIdp', signInWithIdpRequest, signInWithIdp)
  method('createAuthUri', createAuthUriRequest, createAuthUri)
  method('sendOobCode', sendOobCodeRequest, sendOobCode)
  method('resetPassword', resetPasswordRequest, resetPassword)
  method('lookup', lookupRequest, lookup)
  method('update', updateRequest, update)
  method('delete', deleteAccountRequest, deleteAccount)
  routes.post('/v1/token', async (c) => c.json(await refreshIdToken(parts, await readTokenRequest(c))))
  routes.get('/v1/projects', (c) => c.json(describeProject(config.publicUrl)))
  routes.get('/v2/recaptchaConfig', (c) => c.json(recaptchaConfig(config)))
  routes.get('/v2/passwordPolicy', (c) => c.json(passwordPolicy))
  for (const path of ['/v1/*', '/v2/*']) {
    routes.all(path, () => {
      throw identityError('identity/unknown-method')
    })
  }
  return routes
}

type AddMethod = <Shape extends z.ZodType>(
  name: string,
  shape: Shape,
  answer: (parts: Parts, body: z.infer<Shape>, call: Call) => Promise<object>,
) => void

function accountMethods(routes: Hono, parts: Parts, guard: MiddlewareHandler): AddMethod {
  return (name, shape, answer) => {
    const path = `/v1/accounts:${name}` as const
    if (!storedUserPaths.has(path)) routes.use(path, guard)
    routes.post(path, async (c) => c.json(await answer(parts, await readBody(c, shape), readCall(c))))
  }
}

const keySetHeaders = { 'Cache-Control': `public, max-age=${keySetMaxAgeSeconds}` }

const scriptHeaders = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }

const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store') // after next(), to cover errors
}

function requireApiKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.query('key') ?? c.req.header('x-goog-api-key')
    if (!key) throw identityError('identity/missing-api-key')
    if (key !== apiKey) throw identityError('identity/invalid-api-key')
    await next()
  }
}

/** Error codes of failed sign-in attempts. */
const failedSignIns: ReadonlySet<string> = new Set<IdentityErrorCode>([
  'identity/app-check-failed',
  'identity/code-expired',
  'identity/code-invalid',
  'identity/credentials-wrong',
  'identity/email-unknown',
  'identity/id-token-invalid',
  'identity/nonce-wrong',
  'identity/password-wrong',
  'identity/pending-token-invalid',
  'identity/provider-answer-invalid',
  'identity/refresh-token-unknown',
  'identity/token-expired',
  'identity/too-many-attempts',
  'identity/too-many-resets',
  'identity/user-disabled',
  'identity/user-unknown',
])

function answerError(
  error: Error,
  c: Context,
  { log, logRefusal }: Pick<Parts, 'log' | 'logRefusal'>,
): Response {
  if (error instanceof CodedError && failedSignIns.has(error.code)) {
    const { code: reason, account } = error
    const { method, path } = c.req
    const requestId: unknown = c.get('requestId')
    const { client } = readCall(c)
    logRefusal({ kind: 'sign-in refused', reason, method, path, account, client, requestId })
  }
  const wireError = error instanceof CodedError ? toWireError(error) : undefined
  if (wireError) return wireError
  if (isDatabaseUnavailable(error)) return temporarilyUnavailable()
  log.error({ error, path: c.req.path }, 'identity call failed')
  const isOfStoredUser = [...storedUserPaths].some((path) => c.req.path.endsWith(path))
  return isOfStoredUser ? temporarilyUnavailable() : internalError()
}
