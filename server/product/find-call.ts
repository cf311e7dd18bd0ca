import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import type { AnyProcedure, AnyRouter } from '@orpc/server'
import { orpcError } from './call-errors.ts'

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
      const request = {
        method,
        get url() {
          return new URL(url) // read for a query only
        },
        headers: {},
        body: async (): Promise<unknown> => (body ? JSON.parse(body) : undefined),
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

/** Returns the path below /api, without slashes around it but the first. */
function pathIn(url: string): `/${string}` {
  const [, path = ''] = /^[^:]+:\/\/[^/]+\/api([^?#]*)/.exec(url) ?? []
  return `/${path.replace(/^\/|\/$/g, '')}`
}
