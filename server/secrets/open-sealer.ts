import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'
import { createSealer, type Sealer } from './sealer.ts'

const keyLength = 32

/** The sealer of this installation: under SECRET_KEY, else under DATA_DIR/secret.key, made at the first start. */
export async function openSealer(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Sealer> {
  return createSealer(config.secretKey ?? (await readKey(config.dataDir)))
}

async function readKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  const text = (await readIfThere(path)) ?? (await makeKey(dataDir, path))
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyLength) throw new Error(`${path} does not hold a key; put the kept copy back`)
  return key
}

// Linked into place whole: of two processes that make one at the same time, both use the first.
async function makeKey(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(aside, `${randomBytes(keyLength).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    await link(aside, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
  return readFile(path, 'utf8')
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
