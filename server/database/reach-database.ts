import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#config'
import { openEmbedded } from './embedded/embedded.ts'
import { connectionTo, targetOf } from './primary.ts'

export interface ReachedDatabase {
  readonly connection: pg.ClientConfig
  readonly close: () => Promise<void>
}

/** Finds the database of DATABASE_URL, or starts or joins the embedded one in DATA_DIR. Does not migrate. */
export async function reachDatabase(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
  log: Logger,
): Promise<ReachedDatabase> {
  if (databaseUrl !== undefined)
    return {
      connection: await connectionTo(targetOf(databaseDirectUrl ?? databaseUrl, {})),
      close: async () => {},
    }
  return openEmbedded(dataDir, log)
}

/** Runs work on a separate connection, without time limits. */
export async function onConnection<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, application_name: 'costard-backup' })
  // The running query rejects with the same error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
