import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Folders of the code that makes pages and documents, in a clone. */
const sources = ['core', 'contract', 'templates', 'server/product']

let known: Promise<string> | undefined

/**
 * Returns a hash of the code that makes pages and documents: all processes of one version have the same, and another
 * version has another. For ETags of answers that are made from stored data.
 */
export function programHash(): Promise<string> {
  return (known ??= hashOfCode())
}

async function hashOfCode(): Promise<string> {
  const program = join(root, 'program') // of a release
  const folders = existsSync(program) ? [program] : sources.map((folder) => join(root, folder))
  const lists = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })))
  const files = folders
    .flatMap((folder, index) => (lists[index] ?? []).map((file) => join(folder, file)))
    .filter((file) => /\.(js|ts)$/.test(file) && !/node_modules|\.test\.ts$/.test(file))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(await readFile(file))
  return hash.digest('base64url').slice(0, 27)
}
