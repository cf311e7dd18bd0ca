import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { test } from 'vitest'

const root = new URL('..', import.meta.url)
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, { readonly dev?: boolean } | undefined>
}
/** Everything that runs between `npm start` and the first request, besides the server and the web app. */
const files = globSync(
  ['scripts/{start,run,ensure-installed,build-web}.mjs', 'web/**/vite.config.ts', 'web/build/*.ts'],
  {
    cwd: root,
    exclude: ['**/*.test.ts', '**/node_modules/**'],
  },
)

function packagesOf(file: string): string[] {
  return [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bfrom '([^'.#][^']*)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isBuiltin(name))
    .map((name) => (name.startsWith('@') ? name.split('/', 2).join('/') : (name.split('/')[0] ?? '')))
}

test('npm start needs no package that npm ci --omit=dev leaves out', () => {
  assert.ok(files.length >= 8)
  // The scripts run these by path.
  const needed = new Set(['node', 'vite', ...files.flatMap(packagesOf)])
  const omitted = [...needed].filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)
  assert.deepEqual(omitted, [])
  assert.deepEqual(
    [...needed].filter((name) => !(`node_modules/${name}` in packages)),
    [],
  )
})
