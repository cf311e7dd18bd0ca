import { newestMigration } from '#database'
import { hasSealed, type Sealer } from '#secrets'
import { unsealedArchive, broken } from './archive/sums.ts'
import { BackupRefused } from './backup-refused.ts'
import { type BackupContents, type BackupHeader, readContents, readHeader } from './header.ts'

export interface CheckedBackup {
  readonly header: BackupHeader
  readonly contents: BackupContents
}

/**
 * Reads a whole backup. sealer: of the installation that will use it; undefined if it has no key. Throws
 * BackupRefused if the backup is damaged, was made by a newer program, or has secrets encrypted with another
 * key.
 */
export async function checkBackup(
  bytes: AsyncIterable<Uint8Array>,
  sealer: Sealer | undefined,
): Promise<CheckedBackup> {
  let header: BackupHeader | undefined
  let contents: BackupContents | undefined
  for await (const { name, content } of unsealedArchive(bytes)) {
    if (!header) {
      if (name !== 'backup.json') throw broken('it is no backup of this program')
      header = readHeader(content.toString())
      requireOurs(header, sealer)
    }
    if (name === 'contents.json') contents = readContents(content.toString())
  }
  if (!header || !contents) throw broken('its parts are missing')
  return { header, contents }
}

function requireOurs({ migration, secret }: BackupHeader, sealer: Sealer | undefined): void {
  if (migration > newestMigration())
    throw new BackupRefused(
      'newer-program',
      'The data are of a newer version of this program; accepted: that version, or a backup of this one',
    )
  if (!secret) return
  if (!sealer)
    throw new BackupRefused(
      'secret-key',
      'SECRET_KEY: is not set and DATA_DIR has no secret.key, but the backup has secrets encrypted with it; accepted: the key of the installation that was backed up',
    )
  if (!hasSealed(sealer, secret))
    throw new BackupRefused(
      'secret-key',
      'SECRET_KEY: the secrets of the backup were encrypted with another key; accepted: the key of the installation that was backed up',
    )
}
