import { createHmac } from 'node:crypto'
import type { Log } from './log.ts'

/** A failed sign-in attempt, or a call that its caller has no right to. */
export interface Refusal {
  readonly kind: 'sign-in refused' | 'call refused'
  /** Code of the error. */
  readonly reason: string
  readonly method: string
  /** Path without tokens, by loggedPath. */
  readonly path: string
  /** Id of the account, if known. */
  readonly account?: string | undefined
  /** Network of the client. Logged only as a keyed hash. */
  readonly client: string | undefined
  readonly requestId: unknown
}

export type LogRefusal = (refusal: Refusal) => void

/** Maximum lines per minute. Refused requests cost their sender nothing, and must not fill the log. */
export const refusalBounds = { perClient: 30, inAll: 300 }
const minuteMs = 60_000

/**
 * Returns a function that logs single refusals, so that an operator can see attacks. key: secret shared by
 * all processes of an installation, so that the hashes of a client are equal; without the key nobody can
 * compute the address from its hash.
 */
export function createRefusalLog(log: Log, key: Buffer, now: () => Date): LogRefusal {
  let since = -Infinity
  let lines = 0
  let omitted = 0
  const ofClients = new Map<string, number>()
  return ({ kind, client: network, ...refusal }) => {
    const at = now().getTime()
    if (at - since >= minuteMs) {
      since = at
      lines = 0
      ofClients.clear()
    }
    const client = network === undefined ? 'unknown' : hashOf(key, network)
    const ofClient = ofClients.get(client) ?? 0
    if (lines >= refusalBounds.inAll || ofClient >= refusalBounds.perClient) {
      omitted += 1
      return
    }
    lines += 1
    ofClients.set(client, ofClient + 1)
    log.warn({ ...refusal, client, ...(omitted > 0 && { omitted }) }, kind)
    omitted = 0
  }
}

function hashOf(key: Buffer, network: string): string {
  return createHmac('sha256', key).update(network).digest('base64url').slice(0, 16)
}
