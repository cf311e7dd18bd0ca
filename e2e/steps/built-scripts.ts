import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const folder = new URL('../../web/dist/assets/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.js'))

/** Names of the scripts of the built web app, without the hash of their content. */
export const scriptNames: readonly string[] = files.map(nameOf)

/** Returns the scripts that a browser loads for these names: the scripts and their static imports. */
export function scriptsFor(...names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    const text = readFileSync(new URL(file, folder), 'utf8')
    for (const [, imported] of text.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)) visit(imported ?? '')
  }
  for (const name of names) {
    const file = files.find((one) => nameOf(one) === name)
    if (!file) throw new Error(`The built web app has no script ${name}`)
    visit(file)
  }
  return found
}

/** Returns the size of scripts as gzip, in bytes. */
export function gzipBytesOf(scripts: Iterable<string>): number {
  return [...scripts].reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, folder)), { level: 9 }).length,
    0,
  )
}

function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '')
}
