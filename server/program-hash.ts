import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Folders of the code that makes pages and documents, in a clone. */
const sources = ['core', 'contract', 'templates', 'server/product']

let known: string | undefined

/**
 * Returns a hash of the code that makes pages and documents: all processes of one version have the same, and another
 * version has another. For ETags of answers that are made from stored data. The first call reads all of the code and
 * keeps the process busy for a tenth of a second, so it belongs to the start.
 */
export function programHash(): string {
  return (known ??= hashOfCode())
}

function hashOfCode(): string {
  const program = join(root, 'program') // of a release
  const folders = existsSync(program) ? [program] : sources.map((folder) => join(root, folder))
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.(js|ts)$/.test(file) && !/node_modules|\.test\.ts$/.test(file))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 27)
}
