import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'

/** Identity of the place where an installation stores files, which processes can compare. */
export type StorePlace = string

/**
 * Returns the identity of the configured file store: the address of the bucket, or the folder's own id, which
 * is the same for all processes that use the folder, whatever its path. The id is created with the folder.
 */
export async function storePlaceOf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<StorePlace> {
  if (s3) return `bucket ${s3.endpoint}`
  const folder = join(dataDir, 'files')
  const path = join(folder, 'folder.id')
  return `folder ${(await readIfExists(path)) ?? (await createId(folder, path))}`
}

// Written to a temporary file and linked, so that concurrent first starts read the same, complete id.
async function createId(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const temporary = `${path}.${id}`
  await writeFile(temporary, id, { mode: 0o600, flush: true })
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
