import { z } from 'zod'
import { apiKeyLimits } from './api-key-limits.ts'
import { apiScopes } from '../calls/api-scopes.ts'
import { call, recordedCall } from '../calls/call.ts'
import { ApiKeyId, TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'
import { exactOriginOf } from '../shop/site-origin.ts'
import { widgetLimits } from '../widgets/widget-limits.ts'

const Scope = z.enum(apiScopes)

const Origin = z
  .string()
  .trim()
  .max(widgetLimits.maxOriginLength)
  .transform((text, context) => {
    const origin = exactOriginOf(text)
    if (origin !== undefined) return origin
    context.addIssue({
      code: 'custom',
      message: 'Not the origin of a site, such as https://shop.example: no path, no wildcard',
    })
    return z.NEVER
  })

const Origins = z
  .array(Origin)
  .max(apiKeyLimits.maxOrigins)
  .transform((origins) => [...new Set(origins)])
  .describe('Sites whose pages may read answers to the key: https, or http on localhost. Empty: none')

export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  prefix: z.string().describe('The first characters of the key, to recognise it'),
  scopes: z.array(Scope),
  origins: z.array(z.string()).describe('Sites whose pages may read answers to the key'),
  createdBy: z.string().nullable().describe('Name of who created it; null: the account has none'),
  isCreatorActive: z
    .boolean()
    .describe('True if the member who created the key is active; otherwise calls with the key are refused'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().describe('null: it does not expire'),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute; null: never'),
  isAssistants: z.boolean().describe('True if an assistant has used the key, by the Model Context Protocol'),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = ApiKey.extend({
  token: z.string().describe('The key itself: shown now and never again'),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const AddApiKey = z.object({
  name: nameField(60),
  scopes: z
    .array(Scope)
    .min(1)
    .max(apiScopes.length)
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  days: z
    .number()
    .int()
    .min(1)
    .max(apiKeyLimits.maxDays)
    .nullable()
    .default(null)
    .describe('Days after which it expires; null: never'),
  origins: Origins.default([]),
})
export type AddApiKey = z.infer<typeof AddApiKey>

const tags = ['API keys']
const ofTeam = z.object({ teamId: TeamId })
const path = '/teams/{teamId}/api-keys'

export const apiKeys = {
  list: call('api.manage', {
    method: 'GET',
    path,
    tags,
    summary: 'List the API keys that are neither revoked nor expired, newest first',
  })
    .input(ofTeam)
    .output(z.array(ApiKey)),
  add: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Create an API key',
      description:
        'A key may do what its scopes say and its creator may do, at the time of each call, and sees no costs. ' +
        'Send it as a bearer token. A repeated call with the same Idempotency-Key is refused: the key is shown once.',
      successStatus: 201,
      hasSecretAnswer: true,
    },
    'key/too-many',
    'key/scope-above',
    'key/sign-up-to-create',
    'account/address-unverified',
    'key/too-many-created',
    'secret/shown-once',
  )
    .input(AddApiKey.extend(ofTeam.shape))
    .output(NewApiKey),
  edit: recordedCall(
    'api.manage',
    {
      method: 'PATCH',
      path: `${path}/{keyId}`,
      tags,
      summary: 'Change the sites of an API key',
      description: 'Counts from the next call with the key. Its name and scopes stay.',
    },
    'key/not-found',
    'account/address-unverified',
  )
    .input(ofTeam.extend({ keyId: ApiKeyId, origins: Origins }))
    .output(ApiKey),
  revoke: recordedCall(
    'api.manage',
    {
      method: 'POST',
      path: `${path}/{keyId}/revoke`,
      tags,
      summary: 'Revoke an API key',
      description: 'Its next call is refused. This cannot be undone.',
    },
    'key/not-found',
  )
    .input(ofTeam.extend({ keyId: ApiKeyId }))
    .output(z.null()),
}
