import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { appManifest } from '../../../templates/install/app-manifest.ts'

/** Ways to bind a page to the orientation of a screen (WCAG 2.2, 1.3.4). */
const bound = /\(\s*orientation\s*:|orientation\.lock|(?:min|max)-aspect-ratio/

test('no screen is bound to how it is held', () => {
  const files = globSync(['web/**/*.{css,ts,tsx}', 'templates/**/*.{css,ts}'], {
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'],
  })
  assert.ok(files.length > 500)
  assert.deepEqual(
    files.filter((file) => bound.test(readFileSync(file, 'utf8'))),
    [],
  )
  assert.ok(!('orientation' in appManifest('en', 'Example')))
})
