import type { Config } from '#config'
import { reachDatabase } from '#database'
import { createFileStore } from '#files'
import type { Log } from '#http'
import type { RecurringJob } from '#outbox'
import { encrypted } from './archive/encryption.ts'
import { type BackupPlace, backupPlace } from './places/backup-place.ts'
import { momentIn, scheduledName } from './places/scheduled-name.ts'
import { takeBackup } from './take-backup.ts'

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 's3'> & {
  readonly backups: NonNullable<Config['backups']>
}

/** The recurring job that writes a daily backup to BACKUP_TO, and deletes surplus ones. */
export function scheduledBackup(settings: Settings, log: Log, now: () => Date): RecurringJob {
  const [hour, minute] = settings.backups.at.split(':').map(Number)
  const place = backupPlace(settings.backups.to)
  return {
    name: 'backup',
    schedule: `${minute} ${hour} * * *`,
    run: async () => {
      try {
        await backUp(settings, place, log, now)
      } catch (error) {
        log.error({ error, place: place.addressOf('') }, 'backup failed')
        throw error
      }
    },
  }
}

async function backUp(settings: Settings, place: BackupPlace, log: Log, now: () => Date): Promise<void> {
  const { keep, recipients } = settings.backups
  const startedAt = now()
  await place.prepare(startedAt)
  const name = scheduledName(startedAt, recipients.length > 0)
  const database = await reachDatabase(settings, log)
  let bytes = 0
  try {
    const { contents } = await takeBackup(
      { connection: database.connection, files: createFileStore(settings), now },
      async (archive) => void (bytes = await place.write(name, await encrypted(archive, recipients))),
    )
    const seconds = Math.round((now().getTime() - startedAt.getTime()) / 1000)
    const { files, missingFiles } = contents
    log.info({ path: place.addressOf(name), bytes, files, seconds }, 'backup taken')
    if (missingFiles.length > 0)
      log.warn({ missing: missingFiles.length }, 'files are missing in the file store')
  } finally {
    await database.close()
  }
  for (const old of (await place.scheduled()).slice(0, -keep)) await place.remove(old.name)
}

/** A bucket is queried at most this often, since each request is charged. Milliseconds. */
const bucketAskedMs = 300_000

interface LastBackup {
  /** Start time, in seconds since the epoch. */
  readonly at: number
  readonly bytes: number
}

/** Returns a function that returns the data of the last scheduled backup; undefined if there is none. */
export function lastBackup(to: Settings['backups']['to']): () => Promise<LastBackup | undefined> {
  const place = backupPlace(to)
  const read = async (): Promise<LastBackup | undefined> => {
    const last = (await place.scheduled()).at(-1)
    return last && { at: momentIn(last.name).getTime() / 1000, bytes: last.bytes }
  }
  if (typeof to === 'string') return read
  let known: LastBackup | undefined
  let askedAt = -Infinity
  return async () => {
    if (performance.now() - askedAt < bucketAskedMs) return known
    askedAt = performance.now()
    // While the bucket does not respond, the last backup grows old, which triggers the alert.
    known = await read().catch(() => known)
    return known
  }
}
