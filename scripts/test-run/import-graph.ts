import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../run.mjs'
import { listFiles } from './list-files.ts'

type Manifest = { name?: string; imports?: Record<string, string>; exports?: Record<string, string> | string }

/** Entry points that a story runs without importing them: the server and the built web app. */
const storyRoots = ['web/main.tsx', 'web/index.html', 'server/main.ts']
const source = /\.(ts|tsx|mjs|js)$/
/** `from '...'`, `import '...'`, `import('...')`, and files named by `new URL('...', import.meta.url)`. */
const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"\n]+)['"]/g

/**
 * The test files and stories that reach one of the changed files through imports. Paths from the project's folder.
 * A changed package.json, lock file, tsconfig or migration reaches every test.
 */
export function testsReaching(changed: readonly string[], tests: readonly string[]): string[] {
  if (changed.some((path) => /(^|\/)(package(-lock)?|tsconfig[\w.]*)\.json$|\/migrations\//.test(path)))
    return [...tests]
  const importersOf = reverseGraph()
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importersOf.get(path) ?? []) reached.add(importer)
  const reachesStories = storyRoots.some((path) => reached.has(path))
  return tests.filter((path) => reached.has(path) || (reachesStories && path.endsWith('.e2e.ts')))
}

function reverseGraph(): Map<string, string[]> {
  const manifests = readManifests()
  const importers = new Map<string, string[]>()
  for (const file of listFiles('.', source)) {
    for (const [, target = ''] of readFileSync(`${root}/${file}`, 'utf8').matchAll(specifier)) {
      const imported = resolve(file, target, manifests)
      if (imported === undefined) continue
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

interface Workspace {
  readonly folder: string
  readonly manifest: Manifest
}

function readManifests(): Workspace[] {
  return listFiles('.', /(^|\/)package\.json$/).map((path) => ({
    folder: dirname(path),
    manifest: JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Manifest,
  }))
}

/** The file that an import names; undefined for packages from elsewhere and Node's own modules. */
function resolve(file: string, target: string, workspaces: readonly Workspace[]): string | undefined {
  if (target.startsWith('.')) return existing(normalize(join(dirname(file), target)))
  if (target.startsWith('#')) {
    const owner = workspaces.find(({ folder, manifest }) => manifest.imports && file.startsWith(`${folder}/`))
    return owner && mapped(owner.folder, owner.manifest.imports ?? {}, target)
  }
  const owner = workspaces.find(
    ({ manifest }) => manifest.name && `${target}/`.startsWith(`${manifest.name}/`),
  )
  if (!owner) return undefined
  const { exports = {} } = owner.manifest
  const doors = typeof exports === 'string' ? { '.': exports } : exports
  return mapped(owner.folder, doors, `.${target.slice(owner.manifest.name?.length)}`)
}

function mapped(folder: string, doors: Record<string, string>, target: string): string | undefined {
  for (const [pattern, path] of Object.entries(doors)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? target === pattern : target.startsWith(start))
      return existing(join(folder, path.replace('*', target.slice(start.length))))
  }
  return undefined
}

function existing(path: string): string | undefined {
  return existsSync(`${root}/${path}`) ? path : undefined
}
