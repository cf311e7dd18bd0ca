import { type ContractCall, type ErrorCode, errorCodes } from '@costard/contract'
import { isOutdatedCode } from '../calls/outdated-code.ts'
import { generalCodes } from './general-codes.ts'

/** Body of every refusal: the members of RFC 9457, and `error`. */
export const problemSchema = {
  type: 'object',
  description: 'A refusal. Codes are stable, sentences are not.',
  required: ['type', 'title', 'status', 'code', 'requestId', 'error'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where the code is described' },
    title: {
      type: 'string',
      description: 'A sentence for developers, the same for every refusal with the code',
    },
    status: { type: 'integer', description: 'The HTTP status' },
    code: { type: 'string' },
    requestId: { type: 'string', description: 'Finds the request in the log of the server' },
    error: {
      type: 'object',
      description: 'The same facts, and the detail',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        requestId: { type: 'string' },
        detail: { description: 'Facts about the refusal; its shape depends on the code' },
      },
    },
  },
} as const

const texts: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or a field is wrong',
  401: 'No token, or one that is unknown, expired or revoked',
  403: 'The caller may not do this',
  404: 'Not there, or not for this caller',
  409: 'The state of the thing does not allow it',
  410: 'Not there any more',
  412: 'The thing has changed since the version in If-Match',
  413: 'Larger than allowed',
  415: 'Not JSON, or packed otherwise than by gzip',
  422: 'Well formed, and not possible',
  429: 'Too many',
  500: 'Failed on our side',
  503: 'Not available at the moment; nothing was saved',
}

const headersOf: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

/** Collects descriptions of refusals, each once: many calls share one. */
export function collectRefusals(): {
  /** Components by name. */
  readonly responses: Readonly<Record<string, object>>
  /** Returns the refusals of a call by status, and `default`. stated: codes in the contract. */
  readonly of: (call: ContractCall, stated: readonly string[]) => Record<string, object>
} {
  const responses: Record<string, object> = {}
  const names = new Map<string, string>()
  const named = ([status, response]: readonly [string, object]): readonly [string, object] => {
    const text = JSON.stringify(response)
    const name = names.get(text) ?? `Refused${status}_${names.size + 1}`
    names.set(text, name)
    responses[name] = response
    return [status, { $ref: `#/components/responses/${name}` }]
  }
  return {
    responses,
    of: (call, stated) => ({
      ...Object.fromEntries(refusalsOf(call, stated).map(named)),
      default: { $ref: '#/components/responses/Refusal' },
    }),
  }
}

/** Returns the refusals of a call by status, each with the union of its codes. */
function refusalsOf(call: ContractCall, stated: readonly string[]): readonly (readonly [string, object])[] {
  const codes = [...new Set([...(stated as ErrorCode[]), ...generalCodes(call)])] // codes of the contract
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status as number)
  const outdated = call.takesRev ? codes.filter(isOutdatedCode) : []
  if (outdated.length > 0) byStatus.set(412, outdated)
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, of]) => [String(status), refusal(status, of)] as const)
}

function refusal(status: number, codes: readonly string[]): object {
  const headers = ['X-Request-Id', ...(headersOf[status] ?? [])]
  return {
    description: texts[status] ?? `Status ${status}`,
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: { 'application/problem+json': { schema: schemaOf(status, codes) } },
  }
}

function schemaOf(status: number, codes: readonly string[]): object {
  return {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      {
        type: 'object',
        required: ['code', 'status'],
        properties: { code: { type: 'string', enum: codes.toSorted() }, status: { const: status } },
      },
    ],
  }
}
