import { Hono } from 'hono'
import type { HostedDatabase } from '#config'
import { type EventHandler, publish } from '#outbox'
import type { Documents } from '../documents/documents.ts'
import type { Path } from '../tree/path.ts'

/** What of the live documents stays here when another service keeps them: telling it of the server's own news. */
export interface HostedRealtime {
  readonly documents: Pick<Documents, 'set' | 'setAll'>
  readonly handlers: { readonly 'live-document': EventHandler }
  readonly routes: Hono
}

interface LiveDocument {
  readonly path: Path
  readonly value: unknown
}

/** A remote that does not answer is asked again by the outbox. Milliseconds. */
const timeoutMs = 10_000

/**
 * Live documents kept by a Firebase project: browsers go there by themselves, and what the server writes follows
 * after its transaction, over REST. https://firebase.google.com/docs/reference/rest/database
 */
export function createHostedRealtime(hosted: HostedDatabase): HostedRealtime {
  const set: Documents['set'] = (tx, path, value) => {
    const payload: LiveDocument = { path, value }
    // Of several values of one document only the last counts; a count that goes up counts each.
    const key = isCounted(value) ? {} : { key: `live ${path.join('/')}` }
    return publish(tx, { type: 'live-document', payload, ...key })
  }
  return {
    documents: {
      set,
      setAll: async (tx, news) => {
        for (const { path, value } of news) await set(tx, path, value)
      },
    },
    handlers: { 'live-document': (payload) => put(hosted, payload as LiveDocument) }, // written by set only
    routes: new Hono(),
  }
}

async function put({ url, secret }: HostedDatabase, { path, value }: LiveDocument): Promise<void> {
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
  // Never the address: it holds the secret.
  if (!response.ok) throw new Error(`${path.join('/')} was not written: ${response.status}`)
  await response.body?.cancel()
}

function isCounted(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes('".sv":{"increment"')
}
