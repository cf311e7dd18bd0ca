import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

const chunkBytes = 64 * 1024

/** Stores files in a folder, each in a subfolder for its team. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^[A-Za-z0-9]+\/[A-Za-z0-9]+$/.test(key)) throw new Error('not a key of a file')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await using file = await open(unfinished, 'wx', 0o600)
        await file.writeFile(bytes)
        // Flushed before it gets its name, so that even after a power cut the name never belongs to a partial
        // file.
        await file.sync()
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await rename(unfinished, path)
    },
    async get(key) {
      try {
        return contentOf(await open(pathOf(key)))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

function contentOf(file: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes))
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
      await file.close()
      return controller.close()
    },
    cancel: () => file.close(),
  })
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
