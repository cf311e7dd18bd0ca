import { Hono } from 'hono'
import type { Database, DatabaseState } from '#database'

const texts: Readonly<Record<DatabaseState, string>> = {
  ready: 'ok',
  readOnly: 'database can only be read',
  away: 'database does not answer',
}

/**
 * /livez answers while the process runs, with its version; /readyz answers 200 while the database is also
 * writable, until the process is asked to stop. /readyz uses a connection of its own, so a busy process is
 * still ready.
 */
export function healthRoutes(
  { probe }: Pick<Database, 'probe'>,
  isDraining: () => boolean,
  version: string,
): Hono {
  return new Hono()
    .get('/livez', (c) => c.text(`ok ${version}`))
    .get('/readyz', async (c) => {
      if (isDraining()) return c.text('draining', 503)
      const state = await probe.ask()
      return c.text(texts[state], state === 'ready' ? 200 : 503)
    })
}
