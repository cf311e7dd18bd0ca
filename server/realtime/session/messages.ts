import { type RealtimeErrorCode } from '../wire-errors.ts'
import { jsonShape } from './json-shape.ts'

/** Version of the wire protocol. Source: @firebase/database. */
const version = '5'

/** First message of a connection. host: host for reconnects of the client; now: milliseconds since 1970. */
export function hello({ host, sessionId, now }: { host: string; sessionId: string; now: number }): string {
  return control('h', { ts: now, v: version, h: host, s: sessionId })
}

/**
 * Kinds of control messages: h hello, o pong, a switch acknowledged, n end of transmission, r reset to a
 * host, s shut down.
 */
export function control(kind: 'h' | 'o' | 'a' | 'n' | 'r' | 's', data: unknown = {}): string {
  return JSON.stringify({ t: 'c', d: { t: kind, d: data } })
}

/** Response to a request. data: JSON text. */
export function reply(request: number, status: string, data: string): string {
  return `{"t":"d","d":{"r":${request},"b":{"s":${JSON.stringify(status)},"d":${data}}}}`
}

/** Unsolicited message to a client. body: JSON text. */
export function push(action: 'd' | 'm' | 'c' | 'ac', body: string): string {
  return `{"t":"d","d":{"a":"${action}","b":${body}}}`
}

/** Message from a client: connection control, a request, or a request refused unread because of its shape. */
export type Incoming =
  | { readonly t: 'c'; readonly kind: string; readonly data: unknown }
  | { readonly t: 'd'; readonly request: unknown }
  | { readonly t: 'refused'; readonly r: number; readonly code: RealtimeErrorCode }

/** Start of every request of the public client. Source: @firebase/database. */
const requestStart = /^\{"t":"d","d":\{"r":(\d{1,15}),/

/** Parses a message; undefined if malformed: the connection must be closed. */
export function readMessage(text: string): Incoming | undefined {
  const shape = jsonShape(text)
  if (shape !== 'ok') {
    const [, r] = requestStart.exec(text) ?? []
    return r === undefined
      ? undefined
      : { t: 'refused', r: Number(r), code: shape === 'deep' ? 'invalid_data' : 'too_big' }
  }
  const message = parse(text)
  if (!isRecord(message)) return undefined
  if (message['t'] === 'd') return { t: 'd', request: message['d'] }
  if (message['t'] !== 'c') return undefined
  const { d: body } = message
  const kind = isRecord(body) && body['d'] !== undefined ? body['t'] : undefined
  return { t: 'c', kind: typeof kind === 'string' ? kind : '', data: isRecord(body) ? body['d'] : undefined }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
