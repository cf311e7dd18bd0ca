import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { contract } from '@costard/contract'

const root = join(import.meta.dirname, '../..')
const rows = [
  ...readFileSync(join(root, 'docs/undo.md'), 'utf8').matchAll(
    /^\| `([\w.]+)`\s*\| (\w+)\s*\| .*?\| `([\w./-]+)`\s*\|$/gm,
  ),
].map(([, call = '', how = '', file = '']) => ({ call, how, file }))

const ending =
  /^(remove|delete|erase|cancel|withdraw|close|discard|revoke|reset|archive|decline|merge|leave|transfer|suspend|undo|rollBack|refuse|replace|endSession)/
/** Calls by customers and visitors, whose pages ask in their own way. */
const ofOthers = /^(public|widgetVisits)/

function endingCalls(part: object, path: readonly string[] = []): string[] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    if (!('~orpc' in value)) return endingCalls(value, [...path, name])
    const { route } = value['~orpc'] as { readonly route: { readonly method?: string } } // as oRPC declares it
    return route.method === 'DELETE' || ending.test(name) ? [[...path, name].join('.')] : []
  })
}

test('every call by which something ends is listed', () => {
  const calls = endingCalls(contract).filter((call) => !ofOthers.test(call))
  assert.ok(calls.length >= 40, `${calls.length} calls`)
  assert.deepEqual(rows.map(({ call }) => call).toSorted(), calls.toSorted())
})

test('a screen that loses something has Undo, or a question', () => {
  const means: Readonly<Record<string, RegExp>> = {
    // A dialog, or a question on the page with its own button.
    asked: /<(AskFirst|\w*Dialog)\b|isAsking|isMeant\b/,
    Undo: /useUndo/,
    nothing: /./,
  }
  const without = rows.filter(({ how, file }) => {
    const source = readFileSync(join(root, 'web/screens/team', file), 'utf8')
    return means[how]?.test(source) !== true
  })
  assert.deepEqual(without, [])
})
