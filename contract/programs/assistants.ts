import { z } from 'zod'
import { assistantScopes } from '../calls/assistant-scopes.ts'
import { call, recordedCall } from '../calls/call.ts'
import { ApiKeyId, TeamId } from '../ids.ts'
import { assistantLimits } from './assistant-limits.ts'

const Scope = z.enum(assistantScopes)

/** A program that asks to be connected, as it describes itself. */
const Client = z.object({
  name: z.string().describe('By its own words'),
  host: z.string().describe('Host that an answer is sent to, or of the document that describes it'),
  isLocal: z.boolean().describe('Whether it runs on the computer of the member'),
  registeredAt: z.iso.datetime().nullable().describe('null: described by a document at its own address'),
})

export const Assistant = z.object({
  id: ApiKeyId,
  name: z.string(),
  host: z.string(),
  isLocal: z.boolean(),
  scopes: z.array(Scope),
  allowedBy: z.string().nullable().describe('Name of the member it works as; null: the account has none'),
  isMemberActive: z.boolean(),
  allowedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute; null: never'),
})
export type Assistant = z.infer<typeof Assistant>

/** Parameters of an authorization request, as the client wrote them (RFC 6749, 7636, 8707). */
export const AuthorizationRequest = z.object({
  clientId: z.string().max(assistantLimits.maxClientId),
  redirectUri: z.string().max(assistantLimits.maxRedirectUri),
  responseType: z.string().max(100).nullable().default(null),
  scope: z.string().max(assistantLimits.maxScope).nullable().default(null),
  state: z.string().max(assistantLimits.maxState).nullable().default(null),
  codeChallenge: z.string().max(200).nullable().default(null),
  codeChallengeMethod: z.string().max(20).nullable().default(null),
  resource: z.string().max(500).nullable().default(null),
})
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>

export const AskedConsent = z.object({
  client: Client,
  scopes: z.array(Scope).describe('Scopes that it asks for'),
  refusalUrl: z.string().describe('Where to go when the member refuses'),
})
export type AskedConsent = z.infer<typeof AskedConsent>

const tags = ['Assistants']
const ofTeam = z.object({ teamId: TeamId })
const path = '/teams/{teamId}/assistants'

export const assistants = {
  ask: call(
    'signed-in',
    {
      method: 'POST',
      path: '/assistant-requests',
      tags,
      summary: 'Check the authorization request of an assistant and describe who asks',
    },
    'assistant/request-invalid',
  )
    .input(AuthorizationRequest)
    .output(AskedConsent),
  list: call('api.manage', {
    method: 'GET',
    path,
    tags,
    summary: 'List the connected assistants, newest first',
  })
    .input(ofTeam)
    .output(z.array(Assistant)),
  allow: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Connect an assistant to the team',
      description:
        'It acts for the caller, as far as the scopes and the role of the caller go, and only at /mcp. The answer ' +
        'has the address that hands the code to the assistant.',
      successStatus: 201,
      hasSecretAnswer: true,
    },
    'assistant/request-invalid',
    'assistant/too-many',
    'key/sign-up-to-create',
    'key/too-many-created',
    'account/address-unverified',
    'secret/shown-once',
  )
    .input(
      AuthorizationRequest.extend({
        ...ofTeam.shape,
        scopes: z
          .array(Scope)
          .min(1)
          .max(assistantScopes.length)
          .refine((scopes) => scopes.includes(assistantScopes[0]), 'Has not catalogs.read')
          .transform((scopes) => assistantScopes.filter((scope) => scopes.includes(scope))),
      }),
    )
    .output(z.object({ redirectUrl: z.string() })),
  revoke: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: `${path}/{assistantId}/revoke`,
      tags,
      summary: 'Disconnect an assistant',
      description: 'Its next call is refused. This cannot be undone.',
    },
    'assistant/not-found',
  )
    .input(ofTeam.extend({ assistantId: ApiKeyId }))
    .output(z.null()),
}
