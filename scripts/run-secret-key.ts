import { readConfig } from '../server/config/config.ts'
import { sealedColumns } from '../server/product/product.ts'
import { openSealer, reseal, sealedSecrets } from '../server/secrets/secrets.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

const usage = 'Usage: npm run secret-key -- check, or npm run secret-key -- renew\n'
const dataError = 65

/**
 * `renew` re-encrypts with SECRET_KEY every stored secret that was encrypted with one of
 * SECRET_KEYS_ACCEPTED; `check` counts them. Servers may be running. Returns the exit code.
 */
export async function runSecretKey(
  [word = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  if ((word !== 'check' && word !== 'renew') || rest.length > 0) {
    stderr(usage)
    return exitCodes.badUsage
  }
  return withServerDatabase(
    { env, stderr },
    () => {},
    async (database) => {
      const sealer = await openSealer(readConfig(env), database)
      const total = { renewed: 0, current: 0, unreadable: 0 }
      for (const column of [sealedSecrets, ...sealedColumns]) {
        const { renewed, current, unreadable } = await reseal(database, sealer, column, {
          changes: word === 'renew',
        })
        total.renewed += renewed
        total.current += current
        total.unreadable += unreadable
      }
      if (total.unreadable > 0) {
        stderr(
          `${total.unreadable} secrets were encrypted with none of these keys: add theirs to SECRET_KEYS_ACCEPTED, or let the teams enter them again\n`,
        )
        return dataError
      }
      stdout(
        word === 'renew'
          ? `${total.renewed} secrets are encrypted with SECRET_KEY now, ${total.current} were before\n`
          : `${total.current} secrets are encrypted with SECRET_KEY, ${total.renewed} with a key of SECRET_KEYS_ACCEPTED\n`,
      )
      return exitCodes.done
    },
  )
}
