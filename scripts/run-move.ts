import { cp, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type CheckedBackup, moveData, requireMovable, undoMove } from '../server/backup/backup.ts'
import { readConfig } from '../server/config/config.ts'
import { reachDatabase } from '../server/database/database.ts'
import { createFileStore } from '../server/files/files.ts'
import { createLog } from '../server/http/logging/log.ts'
import { findSealer } from '../server/secrets/secrets.ts'
import { inOneLine } from './backup-command.ts'
import { exitCodes, type Surroundings } from './operator-command.ts'
import { requireDatabase } from './run-backup.ts'
import { withoutHalves } from './without-halves.ts'

const usage =
  'Usage: npm run move -- --to postgres://..., npm run move -- --to FOLDER, or npm run move -- --undo\n'

/** Moves the data of a stopped server to another database, or to another DATA_DIR. Returns the exit code. */
export async function runMove(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  const asked = readWords(words)
  if (!asked) {
    stderr(usage)
    return exitCodes.badUsage
  }
  return inOneLine(surroundings, async () => {
    const config = readConfig(env)
    requireDatabase(config)
    const log = createLog(config, stderr)
    const sealer = await findSealer(config)
    await using opened = new AsyncDisposableStack()
    const source = await reachDatabase(config, log)
    opened.defer(() => source.close())
    if (asked.to === undefined) {
      await undoMove(source)
      stdout('Servers can use this database again\n')
      return exitCodes.done
    }
    const isUrl = /^postgres(ql)?:/.test(asked.to)
    // Relative paths in DATA_DIR have the same base as for the server.
    const to = isUrl
      ? { databaseUrl: asked.to, dataDir: config.dataDir }
      : { databaseUrl: undefined, dataDir: resolve(asked.to) }
    // Checked before anything is written to the target.
    await requireMovable(source)
    if (!isUrl) await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
    const files = createFileStore(config)
    const staysInPlace = isUrl || config.s3 !== undefined
    const move = async (): Promise<CheckedBackup> => {
      await using targetOpened = new AsyncDisposableStack()
      const target = await reachDatabase(to, log)
      targetOpened.defer(() => target.close())
      return await moveData(
        {
          connection: source.connection,
          files: staysInPlace ? { get: async () => undefined } : files,
          now: () => new Date(),
        },
        { connection: target.connection, files: createFileStore({ ...to, s3: config.s3 }), sealer },
        join(to.dataDir, 'move.tar'),
      )
    }
    // If the target is a URL, the files of DATA_DIR stay those of the source.
    const { contents } = await (isUrl ? move() : withoutHalves(to.dataDir, move))
    if (!isUrl)
      for (const name of ['secret.key', 'outbox']) await copyIfThere(config.dataDir, to.dataDir, name)
    const rows = Object.values(contents.tables).reduce((total, table) => total + table.rows, 0)
    const setting = isUrl
      ? `DATABASE_URL to the new database${config.s3 ? '' : `, and keep DATA_DIR: it has the files`}`
      : `DATA_DIR=${to.dataDir}${config.databaseUrl ? ' and no DATABASE_URL' : ''}`
    stdout(`Moved and compared ${rows} rows and ${contents.events} waiting events. Now set ${setting}\n`)
    return exitCodes.done
  })
}

async function copyIfThere(from: string, to: string, name: string): Promise<void> {
  const path = join(from, name)
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) await cp(path, join(to, name), { recursive: true, preserveTimestamps: true })
}

/** to: undefined with --undo. */
function readWords(words: readonly string[]): { readonly to: string | undefined } | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { to: { type: 'string' }, undo: { type: 'boolean' } },
    })
    return (values.to === undefined) === (values.undo === true) ? { to: values.to } : undefined
  } catch {
    return undefined
  }
}
