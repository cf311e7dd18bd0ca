import { type Config, ConfigError } from '../server/config/config.ts'
import { createOperator, type Operator } from '../server/identity/accounts/operator.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

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
  return withServerDatabase({ env, stderr }, requireOwnAccounts, async (database) => {
    const operator = createOperator({ database, now: () => new Date() })
    const account = await operator.find(idOrEmail)
    if (!account) {
      stderr(`No account ${idOrEmail}\n`)
      return exitCodes.notFound
    }
    stdout(`${await action(operator, account)}\n`)
    return exitCodes.done
  })
}

/** Throws ConfigError if the accounts are stored elsewhere. */
function requireOwnAccounts({ hostedIdentity: hosted }: Config): void {
  if (hosted) {
    throw new ConfigError(`IDENTITY: the accounts are in the project ${hosted.projectId}; accepted: embedded`)
  }
}

function nameOf({ email, userId }: Account): string {
  return email === null ? userId : `${email} (${userId})`
}
