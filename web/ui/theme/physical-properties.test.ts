import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

/** Properties with left or right in their names, which are not mirrored in a right-to-left interface. */
const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/m

test('style sheets name no left and no right', () => {
  const files = globSync('web/**/*.css', { exclude: ['**/node_modules/**', '**/dist/**'] })
  assert.ok(files.length > 100)
  const found = files.filter((file) => physical.test(readFileSync(file, 'utf8')))
  assert.deepEqual(found, [])
})
