import * as http from 'node:http'
import * as https from 'node:https'
import { AddressRefused, guardedLookup } from './guarded-lookup.ts'
import { namesRefusedAddress } from './refused-address.ts'
import { hasRefusedPort } from './refused-port.ts'

export interface OutsideLimits {
  /** Time limit for DNS, connection, headers and body together. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** True if private addresses are allowed. */
  readonly asksPrivateAddresses: boolean
}

export interface OutsideAnswer {
  readonly status: number
  /** Body, up to the limit. */
  readonly body: Buffer
  readonly isCutOff: boolean
  /** The header ETag; undefined: none. */
  readonly etag: string | undefined
  /** Headers by which the page allows or refuses to be framed by other sites. */
  readonly headers: { readonly frameOptions: string | undefined; readonly policy: string | undefined }
}

/** Thrown if a server gave no answer, with the reason. */
export class NoAnswer extends Error {
  readonly reason: 'address-refused' | 'time-out' | 'unreachable'
  /** Error code of Node, such as ECONNREFUSED. */
  readonly code: string | undefined
  constructor(reason: NoAnswer['reason'], code?: string) {
    super(reason)
    this.reason = reason
    this.code = code
  }
}

/**
 * Sends a request to an address that a user chose: a new connection for each request, no proxy, redirects or
 * keep-alive, no port of another service, and no private address, not even through a name that resolves to
 * one. Throws NoAnswer.
 */
export async function askOutside(
  address: string,
  { timeoutMs, maxBytes, asksPrivateAddresses }: OutsideLimits,
  {
    method = 'GET',
    headers = {},
    body,
  }: {
    readonly method?: 'GET' | 'POST'
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  } = {},
): Promise<OutsideAnswer> {
  const url = new URL(address)
  if (hasRefusedPort(url)) throw new NoAnswer('address-refused')
  // Node does not call lookup for IP literals, so check them here.
  if (!asksPrivateAddresses && namesRefusedAddress(url)) throw new NoAnswer('address-refused')
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await request(url, body, {
      method,
      agent: false,
      signal,
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(!asksPrivateAddresses && { lookup: guardedLookup }),
    })
    return await read(response, maxBytes)
  } catch (error) {
    if (error instanceof AddressRefused) throw new NoAnswer('address-refused')
    if (signal.aborted) throw new NoAnswer('time-out')
    const { code } = error as NodeJS.ErrnoException // node:http and node:https throw such errors
    throw new NoAnswer('unreachable', code)
  }
}

function request(
  url: URL,
  body: string | undefined,
  options: https.RequestOptions,
): Promise<http.IncomingMessage> {
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    open(url, options, resolve)
      .on('error', reject)
      // Without a listener Node drops the connection without answering or failing.
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('101 is no answer to a request without an upgrade'))
      })
      .end(body)
  })
}

async function read(response: http.IncomingMessage, maxBytes: number): Promise<OutsideAnswer> {
  const { statusCode: status = 0, headers } = response
  const { etag } = headers
  const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)
  const said = {
    etag,
    headers: {
      frameOptions: joined(headers['x-frame-options']),
      policy: joined(headers['content-security-policy']),
    },
  }
  try {
    const chunks: Buffer[] = []
    let bytes = 0
    // Chunks are buffers because no encoding is set.
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > maxBytes) {
        return { status, body: Buffer.concat(chunks).subarray(0, maxBytes), isCutOff: true, ...said }
      }
    }
    return { status, body: Buffer.concat(chunks), isCutOff: false, ...said }
  } finally {
    response.destroy()
  }
}
