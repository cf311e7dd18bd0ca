import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { decrypted, restoreBackup, restoreTeam } from '../server/backup/backup.ts'
import { readConfig } from '../server/config/config.ts'
import { type ReachedDatabase, reachDatabase } from '../server/database/database.ts'
import { createFileStore } from '../server/files/files.ts'
import { createLog, type Log } from '../server/http/logging/log.ts'
import { findSealer } from '../server/secrets/secrets.ts'
import { backupFile, inOneLine, progressPrinter, readIdentities, sizeText } from './backup-command.ts'
import { exitCodes, type Surroundings } from './operator-command.ts'
import { withoutHalves } from './without-halves.ts'

const usage =
  'Usage: npm run restore -- FILE|s3://BUCKET/NAME [--identity KEYFILE] [--deliver-events | --team ID]\n'

/** Writes a backup to the empty database and the configured file store. Returns the exit code. */
export async function runRestore(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { env, stdout, stderr } = surroundings
  const asked = readWords(words)
  if (!asked) {
    stderr(usage)
    return exitCodes.badUsage
  }
  const { path, identityFile, deliversEvents, teamId } = asked
  return inOneLine(surroundings, async () => {
    const config = readConfig(env)
    const identities = await readIdentities(identityFile)
    const { place, name } = backupFile(path, config)
    await place.requireFile(name)
    const sealer = await findSealer(config)
    const log = createLog(config, stderr)
    const print = progressPrinter(surroundings)
    const open = (): AsyncIterable<Uint8Array> => decrypted(place.read(name), identities)
    const onProgress = (bytes: number): void => print(() => `${sizeText(bytes)} restored`)
    const files = createFileStore(config)
    if (teamId !== undefined) {
      await using opened = new AsyncDisposableStack()
      const database = await reachDatabase(config, log)
      opened.defer(() => database.close())
      await using beside = await temporaryDatabase(log)
      const restored = { connection: beside.connection, files: { put: async () => {} }, sealer }
      const { header } = await restoreBackup(open, restored, { events: 'held', onProgress })
      const hasAccounts = config.hostedIdentity === undefined
      const team = await restoreTeam(teamId, beside.connection, open, { ...database, files, hasAccounts })
      stdout(`Restored team ${teamId}: ${team.rows} rows and ${team.files} files as of ${header.takenAt}\n`)
      return exitCodes.done
    }
    const { header, contents } = await withoutHalves(config.dataDir, async () => {
      await using opened = new AsyncDisposableStack()
      const { connection, close } = await reachDatabase(config, log)
      opened.defer(close)
      return await restoreBackup(
        open,
        { connection, files, sealer },
        { events: deliversEvents ? 'delivered' : 'held', onProgress },
      )
    })
    const rows = Object.values(contents.tables).reduce((total, table) => total + table.rows, 0)
    stdout(`Restored ${rows} rows and ${contents.files} files as of ${header.takenAt}\n`)
    if (contents.events > 0 && !deliversEvents)
      stdout(
        `${contents.events} events, such as mails, wait: npm run events -- release delivers them, once the original is gone\n`,
      )
    return exitCodes.done
  })
}

/** Creates an embedded database in a temporary folder, which exists until it is disposed. */
async function temporaryDatabase(log: Log): Promise<ReachedDatabase & AsyncDisposable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'costard-restore-'))
  const database = await reachDatabase({ databaseUrl: undefined, dataDir }, log).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Words {
  readonly path: string
  readonly identityFile: string | undefined
  readonly deliversEvents: boolean
  readonly teamId: string | undefined
}

function readWords(words: readonly string[]): Words | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        identity: { type: 'string' },
        'deliver-events': { type: 'boolean', default: false },
        team: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [path] = positionals
    const deliversEvents = values['deliver-events']
    if (!path || positionals.length !== 1 || (deliversEvents && values.team !== undefined)) return undefined
    return { path, identityFile: values.identity, deliversEvents, teamId: values.team }
  } catch {
    return undefined
  }
}
