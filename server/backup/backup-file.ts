import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inPieces } from './archive/in-pieces.ts'

/** Number of bytes written or read at once. */
const bufferBytes = 1024 * 1024

/** Writes a file, completely or not at all, readable by its owner only. Throws EEXIST if it exists. */
export async function writeBackupFile(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  if (await exists(path)) throw Object.assign(new Error(`${path} exists already`), { code: 'EEXIST' })
  const unfinished = `${path}.part`
  let size = 0
  try {
    await using file = await open(unfinished, 'w', 0o600)
    for await (const chunk of inPieces(bytes, bufferBytes)) {
      await file.writeFile(chunk)
      size += chunk.length
    }
    await file.sync()
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await rename(unfinished, path)
  await syncFolder(dirname(path))
  return size
}

export function readBackupFile(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: bufferBytes })
}

/** The name survives a power cut only if its folder was flushed too. */
async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path)
  await folder.sync().catch(() => {})
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
