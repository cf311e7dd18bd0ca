import type { Context } from 'hono'
import type { Caller } from '../documents/documents.ts'
import type { WireParts } from '../session/parts.ts'
import { verify } from '../session/connection-auth.ts'
import type { Path } from '../tree/path.ts'
import type { Query } from '../tree/query.ts'
import { RealtimeError } from '../wire-errors.ts'
import { restPath } from './rest-path.ts'
import { restQuery } from './rest-query.ts'

/** A parsed REST request. */
export interface RestRequest {
  readonly method: string
  readonly path: Path
  readonly query: Query | undefined
  /** Include priorities in the response. */
  readonly isExport: boolean
  readonly isShallow: boolean
  readonly isPretty: boolean
  /** Respond with a status only. */
  readonly isSilent: boolean
  readonly wantsETag: boolean
  readonly wantsStream: boolean
  /** ETag that a conditional write requires, without quotes. */
  readonly ifMatch: string | undefined
  readonly timeoutMs: number
  readonly token: string | undefined
}

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE']
const writeSizeLimits = ['tiny', 'small', 'medium', 'large', 'unlimited']
/** Maximum read timeout. Source: https://firebase.google.com/docs/reference/rest/database */
const maxTimeoutMs = 15 * 60_000
const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 }

/** Throws RealtimeError invalid_data. */
export function readRestRequest(c: Context): RestRequest {
  const url = new URL(c.req.url)
  const { searchParams } = url
  const format = searchParams.get('format')
  const print = searchParams.get('print')
  const limit = searchParams.get('writeSizeLimit')
  if (format !== null && format !== 'export') throw invalid('format must be export')
  if (print !== null && print !== 'pretty' && print !== 'silent')
    throw invalid('print must be pretty or silent')
  if (limit !== null && !writeSizeLimits.includes(limit)) throw invalid('writeSizeLimit is unknown')
  const wantsETag = c.req.header('x-firebase-etag') === 'true'
  const ifMatch = c.req
    .header('if-match')
    ?.trim()
    .replace(/^(?:W\/)?"?(.*?)"?$/, '$1')
  if (print === 'silent' && (wantsETag || ifMatch !== undefined)) {
    throw invalid('print=silent cannot be used with ETags')
  }
  const method = methodOf(c, searchParams)
  if (ifMatch !== undefined && method !== 'PUT' && method !== 'DELETE') {
    throw invalid('if-match is for PUT and DELETE')
  }
  return {
    method,
    path: restPath(url.pathname),
    query: restQuery(searchParams),
    isExport: format === 'export',
    isShallow: searchParams.get('shallow') === 'true',
    isPretty: print === 'pretty',
    isSilent: print === 'silent',
    wantsETag,
    wantsStream: method === 'GET' && /text\/event-stream/.test(c.req.header('accept') ?? ''),
    ifMatch,
    timeoutMs: timeoutOf(searchParams.get('timeout')),
    token: tokenOf(c, searchParams),
  }
}

/** Throws RealtimeError invalid_token, expired_token, unavailable. */
export async function callerOf(parts: WireParts, { token }: RestRequest): Promise<Caller> {
  if (token === undefined) return { userId: null }
  const { userId, isGuest } = await verify(parts.verifyIdToken, token)
  return { userId, isGuest }
}

// Method override works for POST only: some clients can send no other method.
function methodOf(c: Context, query: URLSearchParams): string {
  const { method } = c.req
  const override = c.req.header('x-http-method-override') ?? query.get('x-http-method-override')
  const effective = method === 'POST' && override ? override.toUpperCase() : method
  if (!methods.includes(effective)) throw invalid('The method is unknown')
  return effective
}

function tokenOf(c: Context, query: URLSearchParams): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return (query.get('auth') || query.get('access_token') || bearer) ?? undefined
}

function timeoutOf(text: string | null): number {
  if (text === null) return maxTimeoutMs
  const [, count, unit] = /^(\d{1,6})(ms|s|min)$/.exec(text) ?? []
  const timeoutMs = Number(count) * (unitMs[unit ?? ''] ?? Number.NaN)
  if (!(timeoutMs > 0 && timeoutMs <= maxTimeoutMs)) throw invalid('timeout must be up to 15min, such as 10s')
  return timeoutMs
}

function invalid(message: string): RealtimeError {
  return new RealtimeError('invalid_data', message)
}
