import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { encrypted, type Progress, requireRecipient, takeBackup } from '../server/backup/backup.ts'
import { type Config, ConfigError, readConfig } from '../server/config/config.ts'
import { reachDatabase } from '../server/database/database.ts'
import { createFileStore } from '../server/files/files.ts'
import { createLog } from '../server/http/logging/log.ts'
import { backupFile, inOneLine, progressPrinter, sizeText } from './backup-command.ts'
import { exitCodes, type Surroundings } from './operator-command.ts'

const usage = 'Usage: npm run backup -- FILE|s3://BUCKET/NAME [--recipient age1...]\n'

/** Writes all data of the server to one file, whether the server runs or not. Returns the exit code. */
export async function runBackup(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  const asked = readWords(words)
  if (!asked) {
    stderr(usage)
    return exitCodes.badUsage
  }
  const { path, recipients } = asked
  return inOneLine(surroundings, async () => {
    const config = readConfig(env)
    requireDatabase(config)
    const { place, name } = backupFile(path, config)
    const database = await reachDatabase(config, createLog(config, stderr))
    const print = progressPrinter(surroundings)
    let size = 0
    try {
      const { contents, takenAt } = await takeBackup(
        { connection: database.connection, files: createFileStore(config), now: () => new Date() },
        async (archive) => void (size = await place.write(name, await encrypted(archive, recipients))),
        (progress) => print(() => progressText(progress)),
      )
      const rows = Object.values(contents.tables).reduce((total, table) => total + table.rows, 0)
      stdout(
        `${path}: ${sizeText(size)}, ${rows} rows, ${contents.files} files, ${contents.events} waiting events, as of ${takenAt.toISOString()}\n`,
      )
      for (const key of contents.missingFiles) stderr(`The file ${key} is missing in the file store\n`)
      return exitCodes.done
    } finally {
      await database.close()
    }
  })
}

/** Throws ConfigError if the embedded database does not exist and would be created. */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new ConfigError(`DATA_DIR: ${dataDir} has no database; accepted: the folder that the server uses`)
}

function readWords(words: readonly string[]): { path: string; recipients: string[] } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { recipient: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    })
    for (const recipient of values.recipient) requireRecipient(recipient)
    const [path] = positionals
    return path && positionals.length === 1 ? { path, recipients: values.recipient } : undefined
  } catch {
    return undefined
  }
}

function progressText({ doneBytes, allBytes, doneFiles, allFiles }: Progress): string {
  return `${sizeText(doneBytes)} of ${sizeText(allBytes)} of tables, ${doneFiles} of ${allFiles} files`
}
