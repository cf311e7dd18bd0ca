import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ProductionPackage } from './production-packages.ts'

const licenceFile = /^(licen[cs]e|copying|notice)([-._][\w-]+)*$|\.licen[cs]e\.txt$/i
const programFile = /\.(c|m)?(js|ts|json|map)$/i

/** Returns the licence and NOTICE files of a package as plain text. */
export function licenceTexts(one: ProductionPackage, all: readonly ProductionPackage[], root: URL): string[] {
  const folder = folderOf(one, all, root)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name) && !programFile.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => plain(readFileSync(new URL(name, folder), 'utf8')))
    .filter((text) => text !== '')
}

/** Returns the holder of a package without a licence file: its author or repository, from its manifest. */
export function holderOf(one: ProductionPackage, all: readonly ProductionPackage[], root: URL): string {
  const manifest = JSON.parse(readFileSync(new URL('package.json', folderOf(one, all, root)), 'utf8')) as {
    author?: string | { name?: string }
    repository?: string | { url?: string }
  }
  const author = typeof manifest.author === 'string' ? manifest.author : manifest.author?.name
  const name = author?.replace(/\s*[<(].*$/, '')
  const repository =
    typeof manifest.repository === 'string' ? manifest.repository : (manifest.repository?.url ?? '')
  return name || repository.replace(/^git\+/, '').replace(/\.git$/, '') || 'its authors'
}

/**
 * A package for another operating system is not installed. An installed sibling with the same scope and
 * licence has the same texts, so the notices are the same on every system.
 */
function folderOf(one: ProductionPackage, all: readonly ProductionPackage[], root: URL): URL {
  const candidates = one.isPlatformSpecific ? [one, ...all.filter((other) => areSiblings(one, other))] : [one]
  for (const { folder } of candidates) {
    const url = new URL(`${folder}/`, root)
    if (existsSync(url)) return url
  }
  throw new Error(`${one.folder} is not installed: npm ci`)
}

function areSiblings(one: ProductionPackage, other: ProductionPackage): boolean {
  const [scope] = one.name.split('/')
  return other.isPlatformSpecific && other.licence === one.licence && other.name.startsWith(`${scope}/`)
}

function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
}
