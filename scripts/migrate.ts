import { ConfigError, readConfig } from '../server/config/config.ts'
import { openDatabase } from '../server/database/database.ts'
import { createLog } from '../server/http/logging/log.ts'
import { reasonOf } from '../server/reason-of.ts'
import { exitCodes } from './operator-command.ts'

// Opening a database migrates it; the server does the same at every start.
try {
  const config = readConfig()
  // A pooler in transaction mode has no sessions, which migrations need.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  const database = await openDatabase({ databaseUrl, dataDir: config.dataDir }, createLog(config))
  await database.close()
  console.log('The database is up to date')
} catch (error) {
  const isConfig = error instanceof ConfigError
  console.error(isConfig ? error.message : `Failed: ${reasonOf(error)}`)
  process.exitCode = isConfig ? exitCodes.badConfig : exitCodes.unavailable
}
