import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupFile, writeBackupFile } from '../backup-file.ts'
import type { BackupPlace } from './backup-place.ts'
import { isScheduled } from './scheduled-name.ts'

export function folderPlace(folder: string): BackupPlace {
  const pathOf = (name: string): string => join(folder, name)
  return {
    addressOf: pathOf,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder))
        if (name.endsWith('.part') && isScheduled(name.slice(0, -'.part'.length)))
          await rm(pathOf(name), { force: true })
    },
    write: (name, bytes) => writeBackupFile(pathOf(name), bytes),
    requireFile: (name) => access(pathOf(name)),
    read: (name) => readBackupFile(pathOf(name)),
    async scheduled() {
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names
          .filter(isScheduled)
          .toSorted()
          .map(async (name) => ({ name, bytes: (await stat(pathOf(name))).size })),
      )
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
