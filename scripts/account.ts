import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/database.ts'
import { createLog } from '../server/http/log.ts'
import { createOperator, type Operator } from '../server/identity/accounts/operator.ts'
import { reasonOf } from '../server/reason-of.ts'

/** What a calling script can tell apart. Source: sysexits.h, EX_USAGE and so on. */
const exitCodes = { done: 0, badUsage: 64, noSuchAccount: 67, unavailable: 69, badConfig: 78 }

type Account = NonNullable<Awaited<ReturnType<Operator['find']>>>
type Act = (operator: Operator, account: Account) => Promise<string>

const acts = new Map<string, Act>([
  ['show', async (_, account) => JSON.stringify(account, null, 2)],
  [
    'disable',
    async (operator, account) => {
      await operator.disable(account.userId)
      return `${nameOf(account)} is disabled and signed out everywhere`
    },
  ],
  [
    'enable',
    async (operator, account) => {
      await operator.enable(account.userId)
      return `${nameOf(account)} may sign in again`
    },
  ],
  [
    'remove',
    async (operator, account) => {
      await operator.remove(account.userId)
      return `${nameOf(account)} is removed; the server lets it leave its teams, at once or when it runs again`
    },
  ],
])

process.exitCode = await main(process.argv.slice(2))

async function main([word = '', idOrEmail = '', ...more]: string[]): Promise<number> {
  const act = acts.get(word)
  if (!act || idOrEmail === '' || more.length > 0) {
    console.error(`Usage: npm run account -- ${[...acts.keys()].join('|')} <email or id>`)
    return exitCodes.badUsage
  }
  try {
    return await withOperator(readKeeperConfig(), async (operator) => {
      const account = await operator.find(idOrEmail)
      if (!account) {
        console.error(`There is no account ${idOrEmail}`)
        return exitCodes.noSuchAccount
      }
      console.log(await act(operator, account))
      return exitCodes.done
    })
  } catch (error) {
    const isConfig = error instanceof ConfigError
    console.error(isConfig ? error.message : `This failed: ${reasonOf(error)}`)
    return isConfig ? exitCodes.badConfig : exitCodes.unavailable
  }
}

/** Throws ConfigError where no accounts are kept. */
function readKeeperConfig(): Config {
  const config = readConfig()
  const { hostedIdentity: hosted, databaseUrl, dataDir } = config
  if (hosted) {
    throw new ConfigError(
      `IDENTITY: the accounts are kept elsewhere, by the project ${hosted.projectId}; accepted: embedded`,
    )
  }
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) {
    throw new ConfigError(`DATA_DIR: ${dataDir} holds no database; accepted: the folder that the server uses`)
  }
  return config
}

async function withOperator<T>(config: Config, work: (operator: Operator) => Promise<T>): Promise<T> {
  // Standard output is for the answer alone.
  const log = createLog(config, (line) => process.stderr.write(line))
  const database = await openDatabase(config, log)
  try {
    return await work(createOperator({ database, now: () => new Date() }))
  } finally {
    await database.close()
  }
}

function nameOf({ email, userId }: Account): string {
  return email === null ? userId : `${email} (${userId})`
}
