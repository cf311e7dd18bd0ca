import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** In a clone: folders of the code that makes pages and documents. */
const sources = ['core', 'contract', 'templates', 'server/product']

let known: string | undefined

/**
 * Returns a hash of the code that makes pages and documents: equal in all processes of a version, and
 * different in other versions. For ETags of responses that are computed from stored data. The first call
 * reads all of the code and blocks the process for a tenth of a second, so it is made during the start.
 */
export function programHash(): string {
  return (known ??= hashOfCode())
}

function hashOfCode(): string {
  const program = join(root, 'program') // in a release
  const folders = existsSync(program) ? [program] : sources.map((folder) => join(root, folder))
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.(js|ts)$/.test(file) && !/node_modules|\.test\.ts$/.test(file))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('base64url').slice(0, 27)
}
