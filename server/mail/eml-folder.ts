import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config'

/** Where mails go without SMTP_URL, one .eml file each. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox')
}

/** Writes a mail whole or not at all; names sort by time. Returns the file's name. */
export async function keepMail(folder: string, content: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/\D/g, '')
  const name = `${time}-${randomBytes(4).toString('hex')}.eml`
  const aside = join(folder, `.${name}.part`)
  await writeFile(aside, content, { mode: 0o600, flush: true })
  await rename(aside, join(folder, name))
  return name
}

/** Names of the kept mails, the newest first. */
export async function listMails(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter(isMailName).toSorted().toReversed()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The mail's source; undefined when the folder holds none of this name. */
export async function findMail(folder: string, name: string): Promise<Buffer | undefined> {
  if (!isMailName(name)) return undefined
  try {
    return await readFile(join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

// Also keeps paths out: the name comes from an address.
function isMailName(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name)
}
