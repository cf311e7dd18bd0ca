import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../server/config/config.ts'
import { type Database, openDatabase } from '../server/database/database.ts'
import { createLog } from '../server/http/logging/log.ts'
import { reasonOf } from '../server/reason-of.ts'

/** Source: sysexits.h, EX_USAGE and so on. */
export const exitCodes = { done: 0, badUsage: 64, notFound: 67, unavailable: 69, badConfig: 78 }

/** Environment and outputs of a command. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

/**
 * Runs the work of a command with the server's database, whether the server runs or not. Returns the exit
 * code of the work, or of the failure. check: throws ConfigError.
 */
export async function withServerDatabase(
  { env, stderr }: Pick<Surroundings, 'env' | 'stderr'>,
  check: (config: Config) => void,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  try {
    const config = readConfig(env)
    check(config)
    const { dataDir } = config
    const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
    if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) {
      throw new ConfigError(`DATA_DIR: ${dataDir} has no database; accepted: the folder that the server uses`)
    }
    // PUBLIC_URL is not needed, since commands issue no tokens. Standard output is for the result only.
    const database = await openDatabase({ databaseUrl, dataDir }, createLog(config, stderr))
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    const isConfig = error instanceof ConfigError
    stderr(`${isConfig ? error.message : `Failed: ${reasonOf(error)}`}\n`)
    return isConfig ? exitCodes.badConfig : exitCodes.unavailable
  }
}
