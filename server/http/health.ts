import { Hono } from 'hono'
import type { Database } from '#database'

const databaseTimeoutMs = 2_000

/** /livez answers while the process runs, /readyz while its database answers too. */
export function healthRoutes(database: Pick<Database, 'pool'>): Hono {
  return new Hono()
    .get('/livez', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      const isReady = await answersInTime(database)
      return c.text(isReady ? 'ok' : 'database does not answer', isReady ? 200 : 503)
    })
}

async function answersInTime({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const query = { text: 'select 1', query_timeout: databaseTimeoutMs }
  const answer = pool.query(query).then(
    () => true,
    () => false,
  )
  const timeout = AbortSignal.timeout(databaseTimeoutMs)
  const timedOut = new Promise<boolean>((resolve) => timeout.addEventListener('abort', () => resolve(false)))
  return Promise.race([answer, timedOut])
}
