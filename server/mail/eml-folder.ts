import { randomBytes } from 'node:crypto'
import { closeSync, fsync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '#config'
import { mailboxLimits } from './mailbox/mailbox-limits.ts'

/** Returns the folder for mails without SMTP_URL, one .eml file per mail. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox')
}

/**
 * Writes a mail atomically; a retry with the same id replaces it. Ids sort by time. Returns the file name.
 */
export async function saveMail(folder: string, content: Uint8Array, id = newMailId()): Promise<string> {
  const name = `${id}.eml`
  const temporary = join(folder, `.${name}.part`)
  const file = openIn(folder, temporary)
  try {
    // Only the flush is asynchronous, since it waits for the disk: handing the other calls to a thread would
    // take longer than the calls.
    writeSync(file, content)
    await promisify(fsync)(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, join(folder, name))
  return name
}

/** Opens a file for writing. Creates the folder if it does not exist. */
function openIn(folder: string, path: string): number {
  try {
    return openSync(path, 'w', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return openSync(path, 'w', 0o600)
  }
}

/** Returns the file names of the mails, newest first. */
export async function listMails(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter(isMailName).toSorted().toReversed()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Returns the source of a mail; undefined if there is no such file. */
export async function findMail(folder: string, name: string): Promise<Buffer | undefined> {
  if (!isMailName(name)) return undefined
  try {
    return await readFile(join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function newMailId(): string {
  return `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(8).toString('hex')}`
}

// The name comes from a URL: the pattern also prevents path traversal.
function isMailName(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name) && name.length <= mailboxLimits.nameLength + '.eml'.length
}
