import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import type { WidgetId } from '@costard/contract'
import { type SiteSystem, siteSystems, snippetOf } from './snippet-of.ts'

const docs = readFileSync(new URL('../../../../../docs/embed.md', import.meta.url), 'utf8')
const widget = {
  id: 'WIDGET' as WidgetId,
  mode: 'inline',
  scriptUrl: 'https://shop.example/widget.js',
  pageUrl: 'https://shop.example/w/WIDGET',
} as const

for (const system of ['tagManager', 'react', 'vue', 'angular'] as const)
  test(`the docs have the snippet for ${siteSystems[system]}`, () => {
    const snippet = snippetOf(system, widget, 'What is your device worth?')
    assert.ok(docs.includes(`\n${snippet}\n\`\`\``), `docs/embed.md has not:\n${snippet}`)
  })

test('a mode that is not inline is stated for every system', () => {
  for (const system of Object.keys(siteSystems) as SiteSystem[])
    assert.match(snippetOf(system, { ...widget, mode: 'popup' }, 'Worth?'), /popup/, system)
})

test('words of a link cannot end a script', () => {
  const snippet = snippetOf('tagManager', widget, 'A "price" </script><b>')
  assert.equal(snippet.match(/<\/script>/g)?.length, 1)
})
