import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../server/config/config.ts'
import { openDatabase } from '../server/database/database.ts'
import { createLog, type Log } from '../server/http/log.ts'
import { createOperator, type Operator } from '../server/identity/accounts/operator.ts'
import { reasonOf } from '../server/reason-of.ts'

/** Source: sysexits.h, EX_USAGE and so on. */
const exitCodes = { done: 0, badUsage: 64, noSuchAccount: 67, unavailable: 69, badConfig: 78 }

type Account = NonNullable<Awaited<ReturnType<Operator['find']>>>
type Action = (operator: Operator, account: Account) => Promise<string>

const actions = new Map<string, Action>([
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
      return `${nameOf(account)} can sign in again`
    },
  ],
  [
    'remove',
    async (operator, account) => {
      await operator.remove(account.userId)
      return `${nameOf(account)} is removed; the server removes it from its teams, now or when it next starts`
    },
  ],
])

/** Where a command reads its settings and writes. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
}

/** Runs one command on an account. Returns the exit code. */
export async function runAccount(
  [word = '', idOrEmail = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  const action = actions.get(word)
  if (!action || idOrEmail === '' || rest.length > 0) {
    stderr(`Usage: npm run account -- ${[...actions.keys()].join('|')} <email or id>\n`)
    return exitCodes.badUsage
  }
  try {
    const config = readAccountsConfig(env)
    // Standard output is for the result only.
    return await withOperator(config, createLog(config, stderr), async (operator) => {
      const account = await operator.find(idOrEmail)
      if (!account) {
        stderr(`No account ${idOrEmail}\n`)
        return exitCodes.noSuchAccount
      }
      stdout(`${await action(operator, account)}\n`)
      return exitCodes.done
    })
  } catch (error) {
    const isConfig = error instanceof ConfigError
    stderr(`${isConfig ? error.message : `Failed: ${reasonOf(error)}`}\n`)
    return isConfig ? exitCodes.badConfig : exitCodes.unavailable
  }
}

/** Throws ConfigError when the accounts are not in a database of these settings. */
function readAccountsConfig(env: Surroundings['env']): Config {
  const config = readConfig(env)
  const { hostedIdentity: hosted, databaseUrl, dataDir } = config
  if (hosted) {
    throw new ConfigError(`IDENTITY: the accounts are in the project ${hosted.projectId}; accepted: embedded`)
  }
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) {
    throw new ConfigError(`DATA_DIR: ${dataDir} has no database; accepted: the folder that the server uses`)
  }
  return config
}

async function withOperator<T>(
  config: Config,
  log: Log,
  work: (operator: Operator) => Promise<T>,
): Promise<T> {
  // Without PUBLIC_URL: a command issues no tokens, so it need not have the server's.
  const { databaseUrl, dataDir } = config
  const database = await openDatabase({ databaseUrl, dataDir }, log)
  try {
    return await work(createOperator({ database, now: () => new Date() }))
  } finally {
    await database.close()
  }
}

function nameOf({ email, userId }: Account): string {
  return email === null ? userId : `${email} (${userId})`
}
