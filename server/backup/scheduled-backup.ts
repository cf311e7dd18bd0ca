import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'
import { reachDatabase } from '#database'
import { createFileStore } from '#files'
import type { Log } from '#http'
import type { RecurringJob } from '#outbox'
import { encrypted } from './archive/encryption.ts'
import { writeBackupFile } from './backup-file.ts'
import { takeBackup } from './take-backup.ts'

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3'> & {
  readonly backups: NonNullable<Config['backups']>
}

/** Files that it wrote, which sort by time. Others in the folder are never deleted. */
const ownName = /^costard-\d{8}T\d{6}Z\.tar(\.age)?$/

/** The recurring job that writes a backup into BACKUP_TO each day, and deletes those that are too many. */
export function scheduledBackup(settings: Settings, log: Log, now: () => Date): RecurringJob {
  const [hour, minute] = settings.backups.at.split(':').map(Number)
  return {
    name: 'backup',
    schedule: `${minute} ${hour} * * *`,
    run: async () => {
      try {
        await backUp(settings, log, now)
      } catch (error) {
        log.error({ error, folder: settings.backups.to }, 'backup failed')
        throw error
      }
    },
  }
}

async function backUp(settings: Settings, log: Log, now: () => Date): Promise<void> {
  const { to: folder, keep, recipients } = settings.backups
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const startedAt = now()
  const path = join(folder, nameOf(startedAt, recipients.length > 0))
  const database = await reachDatabase(settings, log)
  let bytes = 0
  try {
    const { contents } = await takeBackup(
      { connection: database.connection, files: createFileStore(settings), now },
      async (archive) => void (bytes = await writeBackupFile(path, await encrypted(archive, recipients))),
    )
    const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1000)
    const { files, missingFiles } = contents
    log.info({ path, bytes, files, seconds }, 'backup taken')
    if (missingFiles.length > 0)
      log.warn({ missing: missingFiles.length }, 'files are missing in the file store')
  } finally {
    await database.close()
  }
  for (const old of (await ownBackups(folder)).slice(0, -keep)) await rm(join(folder, old), { force: true })
}

/** Returns when the last scheduled backup began, in seconds since 1970, and its bytes; nothing without one. */
export async function lastBackup(folder: string): Promise<{ at: number; bytes: number } | undefined> {
  const name = (await ownBackups(folder)).at(-1)
  if (name === undefined) return undefined
  const { size } = await stat(join(folder, name))
  return { at: momentIn(name).getTime() / 1000, bytes: size }
}

async function ownBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => ownName.test(name)).toSorted()
}

function nameOf(at: Date, isEncrypted: boolean): string {
  const moment = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return `costard-${moment}.tar${isEncrypted ? '.age' : ''}`
}

function momentIn(name: string): Date {
  return new Date(name.replace(/^.*?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z'))
}
