import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Database } from '#database'
import type { Log } from '#http'

/** How long a job may be held before its holder must have shown that it lives. Seconds. */
const graceSeconds = 5
const checkIntervalMs = 10_000

// Keys of the advisory locks: this class, and a hash of the name of a process's pool of workers.
const lockClass = 0x6f757462
const lockKey = `${lockClass}, hashtext`

/**
 * Frees the jobs of killed processes within seconds; by itself graphile-worker waits four hours.
 * Each process stands for its pool of workers by an advisory lock of a connection of ours, which ends with the process.
 */
export async function standForOurWorkers(
  { pool }: Pick<Database, 'pool'>,
  events: WorkerEvents,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const pools = new Set<string>()
  let connection: pg.PoolClient | undefined
  let isStopped = false

  async function connect(): Promise<pg.PoolClient> {
    if (connection) return connection
    const client = await pool.connect()
    client.once('error', () => {
      if (connection !== client) return // let go of already
      connection = undefined
      client.release(true)
    })
    connection = client
    for (const name of pools) await hold(client, name)
    return client
  }

  async function check(): Promise<void> {
    try {
      await freeJobsOfTheDead(await connect(), [...pools], log)
    } catch (error) {
      log.warn({ error }, 'could not look for events of ended processes')
    }
  }

  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    if (connection) hold(connection, workerPool.id).catch(() => {}) // the next connection holds it again
  })
  await check()
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(() => (isStopped ? undefined : check()))
  }, checkIntervalMs)
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await checking
      const last = connection
      connection = undefined
      last?.release(true) // ending the connection lets go of its locks
    },
  }
}

async function hold(client: pg.PoolClient, name: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockKey}($1))`, [name])
}

async function freeJobsOfTheDead(client: pg.PoolClient, own: string[], log: Log): Promise<void> {
  // The lock is to be had only where no living process stands for the pool; our own session would get its own.
  const { rows } = await client.query<{ locked_by: string }>(
    `with holder as materialized (
       select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - make_interval(secs => ${graceSeconds}) and locked_by <> all($1)
     )
     select locked_by from holder where pg_try_advisory_xact_lock(${lockKey}(locked_by))`,
    [own],
  )
  const dead = rows.map((row) => row.locked_by)
  if (dead.length === 0) return
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
  log.info({ processes: dead.length }, 'events of ended processes are delivered again')
}
