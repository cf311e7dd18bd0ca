import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { decrypted, restoreBackup } from '../server/backup/backup.ts'
import { readConfig } from '../server/config/config.ts'
import { reachDatabase } from '../server/database/database.ts'
import { createLog } from '../server/http/logging/log.ts'
import { findSealer } from '../server/secrets/secrets.ts'
import { backupFile, inOneLine, readIdentities, sizeText } from './backup-command.ts'
import { exitCodes, type Surroundings } from './operator-command.ts'

const usage = 'Usage: npm run drill -- FILE|s3://BUCKET/NAME [--identity KEYFILE]\n'

/**
 * Restores a backup into a temporary embedded database and compares the rows of every table with the backup.
 * The configured database is not touched. Returns the exit code.
 */
export async function runDrill(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  const asked = readWords(words)
  if (!asked) {
    stderr(usage)
    return exitCodes.badUsage
  }
  return inOneLine(surroundings, async () => {
    const config = readConfig(env)
    const identities = await readIdentities(asked.identityFile)
    const { place, name } = backupFile(asked.path, config)
    await place.requireFile(name)
    const sealer = await findSealer(config)
    const dataDir = await mkdtemp(join(tmpdir(), 'costard-drill-'))
    try {
      const database = await reachDatabase({ databaseUrl: undefined, dataDir }, createLog(config, stderr))
      try {
        const { header, contents } = await restoreBackup(
          () => decrypted(place.read(name), identities),
          // The content of files has already been compared with its checksum.
          { connection: database.connection, files: { put: async () => {} }, sealer },
          { events: 'held', compares: true },
        )
        for (const [name, { rows, bytes }] of Object.entries(contents.tables))
          if (rows > 0) stdout(`${name}: ${rows} rows, ${sizeText(bytes)}, the same\n`)
        stdout(`files: ${contents.files}, ${sizeText(contents.fileBytes)}, the same\n`)
        stdout(`The backup of ${header.takenAt} can be restored with this program and this secret key\n`)
        return exitCodes.done
      } finally {
        await database.close()
      }
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
}

function readWords(
  words: readonly string[],
): { readonly path: string; readonly identityFile: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { identity: { type: 'string' } },
      allowPositionals: true,
    })
    const [path] = positionals
    return path && positionals.length === 1 ? { path, identityFile: values.identity } : undefined
  } catch {
    return undefined
  }
}
