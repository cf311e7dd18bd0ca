import { Hono } from 'hono'
import { z } from 'zod'
import type { HostedDatabase } from '#config'
import { type EventHandler, eventType, on, publish } from '#outbox'
import type { Documents } from '../documents/documents.ts'
import type { Path } from '../tree/path.ts'

/** Realtime module for documents stored by a Firebase project: only sends the server's own writes. */
export interface HostedRealtime {
  readonly documents: Pick<Documents, 'set' | 'setAll' | 'inStatement' | 'closeAccount'>
  readonly handlers: readonly EventHandler[]
  readonly routes: Hono
}

const liveDocument = eventType(
  'live-document',
  z.object({ path: z.array(z.string()).readonly(), value: z.unknown() }),
)

/** Request timeout; the outbox retries. Milliseconds. */
const timeoutMs = 10_000

/**
 * Realtime documents stored by a Firebase project: browsers connect to it directly; the server's writes are sent over
 * REST after their transaction commits. https://firebase.google.com/docs/reference/rest/database
 */
export function createHostedRealtime(hosted: HostedDatabase): HostedRealtime {
  const set: Documents['set'] = (tx, path, value) => {
    // Only the last of several pending values is sent, except for increments, which must all be applied.
    const key = hasIncrement(value) ? {} : { key: `live ${path.join('/')}` }
    return publish(tx, liveDocument, { path, value }, key)
  }
  return {
    documents: {
      set,
      setAll: async (tx, notices) => {
        for (const { path, value } of notices) await set(tx, path, value)
      },
      closeAccount: (tx, userId) => set(tx, ['preferences', userId], null),
    },
    handlers: [on(liveDocument, ({ path, value }) => put(hosted, path, value))],
    routes: new Hono(),
  }
}

async function put({ url, secret }: HostedDatabase, path: Path, value: unknown): Promise<void> {
  const address = new URL(url)
  address.pathname = `/${path.map(encodeURIComponent).join('/')}.json`
  address.searchParams.set('auth', secret)
  address.searchParams.set('print', 'silent')
  const response = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  })
  // Do not include the URL: it contains the secret.
  if (!response.ok) throw new Error(`${path.join('/')} was not written: ${response.status}`)
  await response.body?.cancel()
}

function hasIncrement(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes('".sv":{"increment"')
}
