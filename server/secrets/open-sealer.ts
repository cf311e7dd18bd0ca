import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from '#config'
import type { Database } from '#database'
import { createSealer, type Sealer } from './sealer.ts'
import { hasForeignSecrets, hasSecrets } from './secret-store.ts'

const keyLength = 32

/**
 * Opens the sealer of this installation with SECRET_KEY, or with DATA_DIR/secret.key, which is created for an
 * empty database. Throws ConfigError if the key is missing for a database that already has secrets, or does
 * not match them.
 */
export async function openSealer(
  config: Pick<Config, 'secretKey' | 'acceptedSecretKeys' | 'dataDir'>,
  database: Pick<Database, 'orm'>,
): Promise<Sealer> {
  const key = config.secretKey ?? (await readKey(config.dataDir, database))
  const sealer = createSealer(key, config.acceptedSecretKeys)
  if (await hasForeignSecrets(database.orm, sealer))
    throw new ConfigError(
      `SECRET_KEY: the secrets of this database were encrypted with another key; accepted: ${config.secretKey ? 'that key' : `that key, or its file ${join(config.dataDir, 'secret.key')}`}, from a backup`,
    )
  return sealer
}

/**
 * Returns the sealer of SECRET_KEY or DATA_DIR/secret.key, for data outside of the configured database;
 * undefined if there is no key.
 */
export async function findSealer({
  secretKey,
  acceptedSecretKeys,
  dataDir,
}: Pick<Config, 'secretKey' | 'acceptedSecretKeys' | 'dataDir'>): Promise<Sealer | undefined> {
  const path = join(dataDir, 'secret.key')
  const text = secretKey ? undefined : await readIfExists(path)
  const key = text === undefined ? secretKey : keyOf(text, path)
  return key && createSealer(key, acceptedSecretKeys)
}

async function readKey(dataDir: string, { orm }: Pick<Database, 'orm'>): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  let text = await readIfExists(path)
  // Read again: a concurrent first start creates the key before its first secret.
  if (text === undefined && (await hasSecrets(orm))) text = (await readIfExists(path)) ?? missingKey(path)
  return keyOf(text ?? (await createKey(dataDir, path)), path)
}

function keyOf(text: string, path: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyLength) throw new Error(`${path} does not contain a key; restore it from a backup`)
  return key
}

function missingKey(path: string): never {
  throw new ConfigError(
    `SECRET_KEY: is not set and ${path} is missing, but the database has data encrypted with it; accepted: the key from a backup`,
  )
}

// Written to a temporary file and linked, so that concurrent first starts all use the same key.
async function createKey(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(temporary, `${randomBytes(keyLength).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    await link(temporary, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
  return readFile(path, 'utf8')
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
