import { createHash } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { control } from '../session/messages.ts'
import { hostOf } from '../session/host.ts'
import { namespace, unknownNamespace } from '../session/namespace.ts'
import type { Sessions } from '../session/sessions.ts'
import { createLongPoll, type LongPoll } from './long-poll.ts'
import { callbackPattern, closeScript, packetScript, startScript } from './scripts.ts'
import { readSegments } from './segments.ts'

export interface LongPolls {
  readonly routes: Hono
  readonly findBySession: (sessionId: string) => LongPoll | undefined
}

/** Fallback for browsers whose socket failed: long polling by script tags, at `/.lp`. */
export function createLongPolls(sessions: Sessions): LongPolls {
  const polls = new Map<string, LongPoll>()

  const start = (c: Context, query: URLSearchParams): Response => {
    const callback = query.get('cb') ?? ''
    if (!callbackPattern.test(callback)) return c.text('cb must be a number', 400)
    if (query.get('ns') !== namespace) {
      const refusal = packetScript(callback, 0, [control('s', unknownNamespace)])
      return script(c, startScript(callback, 'none', 'none') + refusal)
    }
    const address = getConnInfo(c).remote.address ?? ''
    if (!sessions.accepts(address)) return c.text('Too many connections', 429, { 'retry-after': '60' })
    const previousId = query.get('ls') ?? undefined
    const onOver = (): void => void polls.delete(poll.id)
    const poll = createLongPoll({
      sessions,
      host: hostOf(c.req.header('host')),
      address,
      previousId,
      callback,
      onOver,
    })
    polls.set(poll.id, poll)
    return script(c, poll.start())
  }
  const poll = async (c: Context, query: URLSearchParams): Promise<Response> => {
    const id = query.get('id') ?? ''
    const found = find(polls, query)
    // If the session belongs to another process or has ended, the client starts a new one.
    if (!found) return script(c, closeScriptFor(id))
    const segments = readSegments(query)
    if (!segments) found.leave()
    return script(c, await found.poll(segments ?? [], c.req.raw.signal))
  }

  return {
    routes: new Hono()
      .get('/.lp', (c) => {
        const query = new URL(c.req.url).searchParams
        if (query.get('dframe') === 't') return disconnectPage(c)
        if (query.get('disconn') === 't') return leave(c, polls, query)
        return query.get('start') === 't' ? start(c, query) : poll(c, query)
      })
      .post('/.lp', (c) => leave(c, polls, new URL(c.req.url).searchParams)),
    findBySession: (sessionId) => polls.values().find(({ session }) => session.id === sessionId),
  }
}

function find(polls: ReadonlyMap<string, LongPoll>, query: URLSearchParams): LongPoll | undefined {
  const poll = polls.get(query.get('id') ?? '')
  return poll && poll.password === query.get('pw') ? poll : undefined
}

function leave(c: Context, polls: ReadonlyMap<string, LongPoll>, query: URLSearchParams): Response {
  find(polls, query)?.leave()
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

// The session id ends in the callback number, which is therefore known even without the session.
function closeScriptFor(id: string): string {
  const callback = id.slice(id.lastIndexOf('.') + 1)
  return callbackPattern.test(callback) ? closeScript(callback) : ''
}

function script(c: Context, text: string): Response {
  return c.body(text, 200, {
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-store',
  })
}

const disconnectScript = `addEventListener('pagehide', () =>
  navigator.sendBeacon(location.pathname + location.search.replace('dframe=t', 'disconn=t')))`
const hash = createHash('sha256').update(disconnectScript).digest('base64')

/** Page for a hidden iframe of the client; reports when the client's page is closed. */
function disconnectPage(c: Context): Response {
  return c.html(`<!doctype html><title>Live connection</title><script>${disconnectScript}</script>`, 200, {
    'cache-control': 'no-store',
    // Any page may frame this one: the client may be on another origin.
    'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'; frame-ancestors *`,
  })
}
