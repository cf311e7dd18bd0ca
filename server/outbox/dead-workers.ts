import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Database } from '#database'
import type { Log } from '#http'

/** How long a worker may hold a job before it must have shown that it lives. Seconds. */
const graceSeconds = 5
const checkIntervalMs = 10_000

// Keys of the advisory locks: this class, and a hash of the worker's name.
const lockClass = 0x6f757462
const lockKey = `${lockClass}, hashtext`

/**
 * Frees the jobs of killed processes within seconds; by itself graphile-worker waits four hours.
 * Each worker is stood for by an advisory lock of a connection of ours, which ends with the process.
 */
export async function standForWorkers(
  { pool }: Pick<Database, 'pool'>,
  events: WorkerEvents,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  const workers = new Set<string>()
  let connection: pg.PoolClient | undefined
  let isStopped = false

  async function connect(): Promise<pg.PoolClient> {
    if (connection) return connection
    const client = await pool.connect()
    client.once('error', () => {
      if (connection === client) connection = undefined
      client.release(true)
    })
    connection = client
    for (const worker of workers) await hold(client, worker)
    return client
  }

  async function check(): Promise<void> {
    try {
      await freeJobsOfTheDead(await connect(), [...workers], log)
    } catch (error) {
      log.warn({ error }, 'could not look for events of ended processes')
    }
  }

  events.on('worker:create', ({ worker }) => {
    workers.add(worker.workerId)
    if (connection) hold(connection, worker.workerId).catch(() => {}) // the next connection holds it again
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
      connection?.release(true) // ending the connection lets go of its locks
      connection = undefined
    },
  }
}

async function hold(client: pg.PoolClient, worker: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockKey}($1))`, [worker])
}

async function freeJobsOfTheDead(client: pg.PoolClient, own: string[], log: Log): Promise<void> {
  // The lock is to be had only where no living process stands for the worker; our own session would get its own.
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
  log.info({ workers: dead.length }, 'events of ended processes are delivered again')
}
