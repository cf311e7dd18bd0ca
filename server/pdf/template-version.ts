import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { templateFile } from './pdf-document.ts'

/** Returns a hash of all templates, since documents made with different templates differ. */
export function templateVersion(): string {
  const folder = dirname(templateFile('quote'))
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted())
    if (file.endsWith('.typ')) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
