import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

/** Properties that name left or right. In a right-to-left interface they stay where they are. */
const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/gm

/** Declarations that are left of each folder. A number only goes down. */
const left: Readonly<Record<string, number>> = {
  'web/screens/team/catalogs': 51,
  'web/screens/team/quotes': 56,
}

test('style sheets name no left and no right, apart from those that are left to change', () => {
  const found: Record<string, number> = {}
  for (const file of globSync('web/**/*.css', { exclude: ['**/node_modules/**', '**/dist/**'] })) {
    const count = readFileSync(file, 'utf8').match(physical)?.length ?? 0
    const folder = file.split('/').slice(0, 4).join('/')
    if (count > 0) found[folder] = (found[folder] ?? 0) + count
  }
  assert.deepEqual(found, left)
})
