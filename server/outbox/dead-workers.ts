import type pg from 'pg'
import type { Database } from '#database'
import type { Log } from '#http'

/** Minimum age of a job's lock, in seconds, before its worker pool is checked for being dead. */
const graceSeconds = 5
const checkIntervalMs = 10_000

// Advisory lock keys: this class and a hash of the worker pool id.
const lockClass = 0x6f757462
const lockKey = `${lockClass}, hashtext`

export interface WorkerLocks {
  /** Marks a worker pool of this process as alive. */
  readonly add: (poolId: string) => void
  /** Unlocks the jobs of a pool of this process that has ended. */
  readonly remove: (poolId: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Unlocks the jobs of killed processes within seconds; graphile-worker alone would wait four hours.
 * Each process holds an advisory lock for its worker pools on one connection; PostgreSQL releases it when the process dies.
 */
export async function holdWorkerLocks({ direct }: Pick<Database, 'direct'>, log: Log): Promise<WorkerLocks> {
  const pools = new Set<string>()
  let connection: Promise<pg.PoolClient> | undefined
  let isStopped = false

  async function open(): Promise<pg.PoolClient> {
    const client = await direct.connect()
    try {
      for (const id of pools) await lock(client, id)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  /** Several calls may run at once. The first failure closes the connection; the next call opens another. */
  async function onConnection(fn: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const used = (connection ??= open())
    try {
      await fn(await used)
    } catch (error) {
      if (connection === used) disconnect()
      throw error
    }
  }

  function disconnect(): void {
    connection?.then((client) => client.release(true)).catch(() => {}) // release the connection even if it is still opening
    connection = undefined
  }

  let checkedOn: pg.PoolClient | undefined
  async function check(): Promise<void> {
    try {
      await onConnection(async (client) => {
        // All processes lose their locks when the database restarts or fails over: let living ones lock again
        // first.
        const isRenewed = checkedOn !== undefined && checkedOn !== client
        checkedOn = client
        if (!isRenewed) await unlockJobsOfDeadPools(client, [...pools], log)
      })
    } catch (error) {
      log.warn({ error }, 'checking for dead workers failed')
    }
  }

  await check()
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(() => (isStopped ? undefined : check()))
  }, checkIntervalMs)
  return {
    add: (poolId) => {
      pools.add(poolId)
      onConnection((client) => lock(client, poolId)).catch(() => {}) // the next connection repeats the lock
    },
    remove: async (poolId) => {
      pools.delete(poolId)
      try {
        await onConnection((client) => unlockJobs(client, [poolId]))
      } catch (error) {
        log.debug({ error }, 'unlocking jobs failed') // the next check, by any process, unlocks the jobs
      }
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await checking
      disconnect() // closing the connection releases its locks
    },
  }
}

async function lock(client: pg.PoolClient, poolId: string): Promise<void> {
  await client.query(`select pg_advisory_lock(${lockKey}($1))`, [poolId])
}

async function unlockJobs(client: pg.PoolClient, poolIds: string[]): Promise<void> {
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
}

async function unlockJobsOfDeadPools(client: pg.PoolClient, own: string[], log: Log): Promise<void> {
  // The lock is free only when the process of the pool is dead. Own pools are excluded, since a session can
  // lock its own locks again.
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
  await unlockJobs(client, dead)
  log.info({ processes: dead.length }, 'jobs of dead workers unlocked')
}
