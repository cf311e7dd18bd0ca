import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import config from '../server/drizzle.config.ts'

const server = fileURLToPath(new URL('../server', import.meta.url))

// A table outside of the globs would be taken for a dropped one.
test('new migrations know every file that defines tables', () => {
  const defining = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('node_modules'))
    .filter((path) => /\.table\(\s*'/.test(readFileSync(join(server, path), 'utf8')))
  const known = new Set(globSync(config.schema as string[], { cwd: server }).map((path) => path))
  assert.ok(defining.length > 20)
  assert.deepEqual(
    defining.filter((path) => !known.has(path)),
    [],
  )
})
