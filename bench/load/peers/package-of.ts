import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The installed package of a peer. */
export function packageOf(name: string): { readonly folder: string; readonly title: string } {
  const folder = fileURLToPath(new URL(`${name}/node_modules/${name}/`, import.meta.url))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string } // npm requires one
  return { folder, title: `${name} ${version}` }
}
