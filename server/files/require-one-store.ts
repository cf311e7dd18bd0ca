import { type Config, ConfigError } from '#config'
import type { Transaction } from '#database'
import { getSecret, replaceSecret, type Sealer } from '#secrets'
import { storePlaceOf } from './store-place.ts'

/** Stored among the secrets; a restore removes it, since the files are then in another place. */
export const fileStoreSecret = 'file-store'

/**
 * Records where the files of a database are stored. Throws ConfigError if another process stores them
 * elsewhere: each process would miss the other's files.
 */
export async function requireOneFileStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  tx: Transaction,
  sealer: Sealer,
): Promise<void> {
  const place = await storePlaceOf(config)
  if ((await getSecret(tx, sealer, fileStoreSecret, () => place)) === place) return
  throw new ConfigError(
    config.s3
      ? `S3_URL: photos and attachments of this database are stored elsewhere; accepted: the place of before, or this one after copying them and npm run files -- adopt`
      : `DATA_DIR: photos and attachments of this database are stored elsewhere, and ${config.dataDir}/files has not got them; accepted: the same folder for all processes, the same S3_URL, or this one after copying them and npm run files -- adopt`,
  )
}

/** Records that the files are in the configured place from now on. */
export async function adoptFileStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  tx: Transaction,
  sealer: Sealer,
): Promise<void> {
  await replaceSecret(tx, sealer, fileStoreSecret, await storePlaceOf(config))
}
