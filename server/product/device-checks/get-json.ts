import * as http from 'node:http'
import * as https from 'node:https'
import { apiError } from '../api-error.ts'
import { AddressRefused, guardedLookup } from './guarded-lookup.ts'
import { namesRefusedAddress } from './refused-address.ts'

/** Fetches JSON from an untrusted server. Throws check/service-failed, check/address-refused. */
export type GetJson = (address: string, headers: Readonly<Record<string, string>>) => Promise<unknown>

export interface GetLimits {
  /** Total: DNS, connection, headers and body. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Whether private addresses are allowed. */
  readonly asksPrivateAddresses: boolean
}

/** Returns a GET function with a new connection per request, without proxy, redirects or keep-alive. */
export function getJsonWithin({ timeoutMs, maxBytes, asksPrivateAddresses }: GetLimits): GetJson {
  return async (address, headers) => {
    const url = new URL(address)
    // Node does not call lookup for IP literals, so check them here.
    if (!asksPrivateAddresses && namesRefusedAddress(url)) throw apiError('check/address-refused')
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await request(url, {
        agent: false,
        signal,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
        ...(!asksPrivateAddresses && { lookup: guardedLookup }),
      })
      return await readJson(response, maxBytes)
    } catch (error) {
      if (error instanceof Unreadable) throw apiError('check/service-failed', error.detail)
      if (error instanceof AddressRefused) throw apiError('check/address-refused')
      if (signal.aborted) throw apiError('check/service-failed', { reason: 'time-out' })
      const { code } = error as NodeJS.ErrnoException // thrown by node:http and node:https
      throw apiError('check/service-failed', { reason: 'unreachable', code })
    }
  }
}

class Unreadable extends Error {
  readonly detail: { readonly reason: string; readonly status?: number }
  constructor(detail: Unreadable['detail']) {
    super(detail.reason)
    this.detail = detail
  }
}

function request(url: URL, options: https.RequestOptions): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, options, resolve).on('error', reject)
  })
}

async function readJson(response: http.IncomingMessage, maxBytes: number): Promise<unknown> {
  const { statusCode: status = 0 } = response
  try {
    if (status < 200 || status > 299) throw new Unreadable({ reason: 'status', status })
    const chunks: Buffer[] = []
    let bytes = 0
    // Chunks are buffers because no encoding is set.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Unreadable({ reason: 'too-large' })
      chunks.push(chunk)
    }
    return parse(new TextDecoder().decode(Buffer.concat(chunks)))
  } finally {
    response.destroy()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable({ reason: 'not-json' })
  }
}
