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
        ([name, version]) => !name.startsWith('@costard/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      .map(([name, version]) => `${folder}: ${name} ${version}`)
  })
  assert.deepEqual(ranges, [])
})

test('the lock file has every platform of a package with parts by platform', () => {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  const compiler = 'node_modules/@myriaddreamin/typst-ts-node-compiler'
  const platforms = Object.keys(packages[compiler].optionalDependencies)
  assert.deepEqual(
    platforms.filter((name) => !(`node_modules/${name}` in packages)),
    [],
  )
})
