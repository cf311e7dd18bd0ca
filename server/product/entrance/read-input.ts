import type { ContractCall } from '@costard/contract'
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import type { Context } from 'hono'
import { apiError } from '../calls/api-error.ts'
import { apiLimits } from '../calls/api-limits.ts'
import { requireKnownFields, requireKnownQuery } from '../calls/known-fields.ts'
import { issueOf } from '../calls/unstorable-texts.ts'
import { revOfIfMatch } from './if-match.ts'

/** Parser of lists and objects in a query, in the web client's format: `ids[0]=a&ids[1]=b`. */
const brackets = new StandardBracketNotationSerializer()

/**
 * Returns the input of a call from path, query and body, before validation. text: the body; undefined without
 * one, and for a file. Throws request/malformed, request/invalid, request/too-large.
 */
export function readInput(c: Context, call: ContractCall, text: string | undefined): unknown {
  const { method, takesFile } = call
  const params: Readonly<Record<string, string>> = c.req.param()
  const { url } = c.req
  if (takesFile) return { params, query: queryIn(url) }
  const body = bodyIn(text)
  requireStatedPlaces({ method, url, body, params })
  if (method === 'GET') return { ...params, ...queryIn(url) }
  const stated = revOfIfMatch(c, call)
  if (body && 'rev' in body && 'rev' in stated && body.rev !== stated.rev)
    throw apiError('request/invalid', [issueOf(['If-Match'], 'Not the rev of the body')])
  return { ...params, ...body, ...stated }
}

function bodyIn(text: string | undefined): object | undefined {
  if (!text) return undefined
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw apiError('request/invalid', [issueOf([], 'The body has to be an object')])
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw apiError('request/malformed')
  }
}

/**
 * Throws request/invalid for a misplaced field: in the query of a call with a body, or next to a field of the
 * same name in the path.
 */
function requireStatedPlaces({
  method,
  url,
  body,
  params,
}: {
  readonly method: string
  readonly url: string
  readonly body: object | undefined
  readonly params: object
}): void {
  const inPath = Object.keys(params)
  if (method !== 'GET') requireKnownQuery(url)
  else if (inPath.length > 0) requireElsewhere(Object.keys(queryIn(url)), inPath)
  if (body) requireElsewhere(Object.keys(body), inPath)
}

function requireElsewhere(given: readonly string[], inPath: readonly string[]): void {
  const twice = given.filter((name) => inPath.includes(name))
  if (twice.length > 0) requireKnownFields(twice, [])
}

function queryIn(url: string): Record<string, unknown> {
  const query = url.indexOf('?')
  if (query === -1) return {}
  const entries = [...new URLSearchParams(url.slice(query))]
  const { maxQueryValues, maxQueryDepth } = apiLimits
  if (entries.length > maxQueryValues) throw apiError('request/too-large', { maxQueryValues })
  // Check the depth before parsing: every later step would walk objects as deep as a query is long.
  const isDeep = ([name]: readonly [string, string]): boolean => name.split('[').length - 1 > maxQueryDepth
  if (entries.some(isDeep)) throw apiError('request/too-large', { maxQueryDepth })
  return brackets.deserialize(entries) as Record<string, unknown> // names are keys of the query object
}
