import { WebhookPayload } from '@costard/contract'
import { z } from 'zod'
import { problemSchema } from './describe-refusals.ts'

const text = (description: string, example?: string) => ({
  description,
  schema: { type: 'string', ...(example !== undefined && { example }) },
})

/** Headers of responses. */
const headers = {
  'X-Request-Id': text('Finds the request in the log of the server'),
  ETag: text('Version of the thing, for If-Match and If-None-Match', '"3.q83vEjRWeJA"'),
  'WWW-Authenticate': text('How to authenticate', 'Bearer realm="api"'),
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
  RateLimit: text('Calls that are left, and the seconds until all are there again', '"calls";r=299;t=60'),
  'RateLimit-Policy': text('Calls in a window, and its seconds', '"calls";q=300;w=60'),
} as const

/** Headers of requests. */
const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Within 24 hours, the same key with the same request returns the first answer. 1 to 255 visible ASCII characters.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: '6f1c2a52-8a0e-4d57-9c0a-3b0f6e0f7f11',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'ETag of the version that the change is based on, as rev in the body states it. A later version is then 412 instead of 409.',
    schema: { type: 'string' },
    example: '"3.q83vEjRWeJA"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag of an answer that is there already: 304 without a body if it is still the same.',
    schema: { type: 'string' },
  },
} as const

export const ownComponents = {
  headers,
  parameters,
  responses: {
    Refusal: {
      description: 'Any other refusal',
      headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
    NotModified: { description: 'The answer is the one that If-None-Match names' },
  },
} as const

/** Returns schemas that are not in the contract. */
export function ownSchemas(): Record<string, object> {
  const { $schema: _, ...payload } = z.toJSONSchema(WebhookPayload, { unrepresentable: 'any' })
  return { Problem: problemSchema, WebhookPayload: payload }
}
