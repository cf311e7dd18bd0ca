import { ConfigError, readConfig } from '../server/config/config.ts'
import { openDatabase } from '../server/database/database.ts'
import { createLog } from '../server/http/logging/log.ts'

// Opening a database migrates it; the server does the same at every start.
try {
  const config = readConfig()
  const database = await openDatabase(
    { databaseUrl: config.databaseUrl, dataDir: config.dataDir },
    createLog(config),
  )
  await database.close()
  console.log('The database is up to date')
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 78
}
