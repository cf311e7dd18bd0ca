import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import type { AnyProcedure, AnyRouter } from '@orpc/server'
import { orpcError } from '../call-errors.ts'
import { requireKnownFields, requireKnownQuery } from '../known-fields.ts'
import { issueOf } from '../unstorable-texts.ts'

/** A call of the contract, as a request names it. */
export interface FoundCall {
  readonly procedure: AnyProcedure
  readonly path: readonly string[]
  /** Of the address, the query and the body; not validated yet. Throws request/malformed. */
  readonly readInput: (body: string | undefined) => Promise<unknown>
}

/** Finds calls by method and address under /api, as oRPC does. */
export function callFinder(
  router: AnyRouter,
): (method: string, url: string) => Promise<FoundCall | undefined> {
  // What its handler is made of, without the layers around them, which take longer than a small call.
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)
  const json = new StandardOpenAPIJsonSerializer()
  const codec = new StandardOpenAPICodec(
    new StandardOpenAPISerializer(json, new StandardBracketNotationSerializer()),
  )
  return async (method, url) => {
    const found = await matcher.match(method, pathIn(url))
    if (!found) return undefined
    const { procedure, path, params } = found
    const readInput = async (body: string | undefined): Promise<unknown> => {
      const sent = parsed(body)
      requireStatedPlaces(method, url, sent, params)
      const request = {
        method,
        get url() {
          return new URL(url) // read for a query only
        },
        headers: {},
        body: async (): Promise<unknown> => sent,
        signal: undefined,
      }
      try {
        return await codec.decode(request, params, procedure)
      } catch {
        throw orpcError('request/malformed')
      }
    }
    return { procedure, path, readInput }
  }
}

function parsed(body: string | undefined): unknown {
  if (!body) return undefined
  try {
    return JSON.parse(body)
  } catch {
    throw orpcError('request/malformed')
  }
}

/**
 * Throws request/invalid for a field at a place where the call has none, which oRPC ignores: in the query of a call with
 * a body, or beside a field of the same name in the path. Also for a body that is no object.
 */
function requireStatedPlaces(
  method: string,
  url: string,
  body: unknown,
  params: Readonly<Record<string, string>> | undefined = {},
): void {
  const inPath = Object.keys(params)
  if (method !== 'GET') requireKnownQuery(url)
  else if (inPath.length > 0) requireElsewhere(queryOf(url), inPath)
  if (body === undefined) return
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw orpcError('request/invalid', [issueOf([], 'The body has to be an object')])
  requireElsewhere(Object.keys(body), inPath)
}

function requireElsewhere(given: Iterable<string>, inPath: readonly string[]): void {
  const twice = Array.from(given, (name) => name.replace(/\[.*/, '')).filter((name) => inPath.includes(name))
  if (twice.length > 0) requireKnownFields(twice, [])
}

function queryOf(url: string): Iterable<string> {
  const query = url.indexOf('?')
  return query === -1 ? [] : new URLSearchParams(url.slice(query)).keys()
}

/** Returns the path below /api, without slashes around it but the first. */
function pathIn(url: string): `/${string}` {
  const [, path = ''] = /^[^:]+:\/\/[^/]+\/api([^?#]*)/.exec(url) ?? []
  return `/${path.replace(/^\/|\/$/g, '')}`
}
