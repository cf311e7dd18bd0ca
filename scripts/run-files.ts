import { readConfig } from '../server/config/config.ts'
import { adoptFileStore, createFileStore } from '../server/files/files.ts'
import { storedKeysQuery } from '../server/product/product.ts'
import { openSealer } from '../server/secrets/secrets.ts'
import { exitCodes, type Surroundings, withServerDatabase } from './operator-command.ts'

const usage = 'Usage: npm run files -- check, or npm run files -- adopt\n'
/** Maximum number of missing files to print. */
const printed = 20
const dataError = 65

/**
 * Checks that the configured file store has every file that the database refers to; `adopt` then lets servers
 * use it. Returns the exit code.
 */
export async function runFiles(
  [word = '', ...rest]: readonly string[],
  { env, stdout, stderr }: Surroundings,
): Promise<number> {
  if ((word !== 'check' && word !== 'adopt') || rest.length > 0) {
    stderr(usage)
    return exitCodes.badUsage
  }
  return withServerDatabase(
    { env, stderr },
    () => {},
    async (database) => {
      const config = readConfig(env)
      const files = createFileStore(config)
      const { rows } = await database.pool.query<{ key: string }>(storedKeysQuery(() => true))
      const missing: string[] = []
      for (const { key } of rows) {
        const stored = await files.get(key)
        if (stored) await stored.cancel()
        else missing.push(key)
      }
      if (missing.length > 0) {
        stderr(
          `${missing.length} of ${rows.length} files are missing: ${missing.slice(0, printed).join(', ')}\n`,
        )
        return dataError
      }
      if (word === 'adopt') await adoptFileStore(config, database.orm, await openSealer(config, database))
      stdout(
        `All ${rows.length} files are there${word === 'adopt' ? '; servers use this place from now on' : ''}\n`,
      )
      return exitCodes.done
    },
  )
}
