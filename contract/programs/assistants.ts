import { z } from 'zod'
import { assistantScopes, neededScopes } from '../calls/assistant-scopes.ts'
import { call, recordedCall } from '../calls/call.ts'
import { ApiKeyId, TeamId } from '../ids.ts'
import { assistantLimits } from './assistant-limits.ts'

const Scope = z.enum(assistantScopes)

/** A client that asks for a connection, as described by itself. */
const Client = z.object({
  name: z.string().describe('Name that the assistant gives itself'),
  host: z.string().describe('Host that an answer is sent to, or of the document that describes it'),
  isLocal: z.boolean().describe('True if the assistant runs on the computer of the member'),
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
  refusalUrl: z.string().describe('Address to open when the member refuses'),
})
export type AskedConsent = z.infer<typeof AskedConsent>

export const assistantRules = ['owners', 'admins', 'members'] as const
const hostPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$/

/** Rules of a team for assistants. */
export const AssistantRules = z.object({
  letIn: z
    .enum(assistantRules)
    .describe('Members who may connect assistants: owners; owners and admins; all who may draft quotes'),
  knownHosts: z
    .array(z.string().trim().toLowerCase().max(assistantLimits.maxHost).regex(hostPattern))
    .max(assistantLimits.maxKnownHosts)
    .transform((hosts) => [...new Set(hosts)].toSorted())
    .describe('Hosts of assistants that the team knows, as the consent shows them'),
})
export type AssistantRules = z.infer<typeof AssistantRules>

const AskState = z.enum(['waiting', 'allowed', 'refused'])

/** A member's request that an owner connect an assistant. */
export const AssistantAsk = z.object({
  id: ApiKeyId,
  name: z.string().describe('Name that the assistant gives itself'),
  host: z.string(),
  isLocal: z.boolean(),
  askedBy: z.string().nullable().describe('Name of the member; null: the account has none'),
  askedAt: z.iso.datetime(),
})
export type AssistantAsk = z.infer<typeof AssistantAsk>

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
  rules: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/assistant-rules',
    tags,
    summary: 'Get who may connect an assistant, and whether you may connect this one',
  })
    .input(ofTeam.extend({ clientId: z.string().max(assistantLimits.maxClientId).optional() }))
    .output(
      AssistantRules.extend({
        mayLetIn: z
          .boolean()
          .describe('True if you may connect the assistant: by the rule, or since an owner allowed it'),
        ask: AskState.nullable().describe('Your question about this client; null: none'),
      }),
    ),
  saveRules: recordedCall('assistant.rules', {
    method: 'PUT',
    path: '/teams/{teamId}/assistant-rules',
    tags,
    summary: 'Set who may connect an assistant, and which of them the team knows',
    description: 'Assistants of members who may not connect one any more pause until the rule lets them.',
  })
    .input(AssistantRules.extend(ofTeam.shape))
    .output(AssistantRules),
  askOwner: recordedCall(
    'member',
    {
      method: 'POST',
      path: '/teams/{teamId}/assistant-asks',
      tags,
      summary: 'Ask an owner to let you connect an assistant',
      description: 'Asking again changes nothing while the question waits.',
      successStatus: 201,
    },
    'assistant/request-invalid',
    'assistant/too-many-asks',
  )
    .input(AuthorizationRequest.extend(ofTeam.shape))
    .output(z.object({ ask: AskState })),
  listAsks: call('api.manage', {
    method: 'GET',
    path: '/teams/{teamId}/assistant-asks',
    tags,
    summary: 'List the questions about assistants that you can answer, the earliest first',
  })
    .input(ofTeam)
    .output(z.array(AssistantAsk)),
  answerAsk: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: '/teams/{teamId}/assistant-asks/{askId}/answer',
      tags,
      summary: 'Let a member connect an assistant, or refuse it',
      description: 'The member then connects it, once. Requires the role that the rule of the team names.',
    },
    'assistant/ask-not-found',
    'assistant/ask-owner',
  )
    .input(ofTeam.extend({ askId: ApiKeyId, isAllowed: z.boolean() }))
    .output(z.null()),
  list: call('member', {
    method: 'GET',
    path,
    tags,
    summary: 'List the connected assistants, newest first; without api.manage your own',
  })
    .input(ofTeam)
    .output(z.array(Assistant)),
  allow: recordedCall(
    'member',
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
    'assistant/ask-owner',
    'assistant/too-many',
    'key/sign-up-to-create',
    'key/too-many-created',
    'key/scope-above',
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
          .refine(
            (scopes) => neededScopes.every((one) => scopes.includes(one)),
            `Has not ${neededScopes.join(' and ')}`,
          )
          .transform((scopes) => assistantScopes.filter((scope) => scopes.includes(scope))),
      }),
    )
    .output(z.object({ redirectUrl: z.string() })),
  revoke: recordedCall(
    'member',
    {
      method: 'POST',
      path: `${path}/{assistantId}/revoke`,
      tags,
      summary: 'Disconnect an assistant; without api.manage your own',
      description: 'Its next call is refused. This cannot be undone.',
    },
    'assistant/not-found',
  )
    .input(ofTeam.extend({ assistantId: ApiKeyId }))
    .output(z.null()),
}
