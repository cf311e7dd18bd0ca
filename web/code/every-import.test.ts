import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'vitest'

const web = dirname(import.meta.dirname)
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|node_modules|^dist|vite\.config/.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))

function unguarded(text: string, call: RegExp, guard: RegExp): string[] {
  return [...text.matchAll(call)]
    .filter(({ index }) => !guard.test(text.slice(0, index)))
    .map(([found, name]) => name ?? found)
}

/** Matches a call, not a type: a type is followed by a dot or preceded by typeof. */
const dynamicImport = /(?<!typeof )\bimport\(('[^']+')\)/g
const helpers = /(?:loadCode|loaded|lazyView|lazyDialog|viewsOf)\(\s*\(\) =>\s*$/
const worker = /\bnew Worker\(/g

test('every dynamic import goes through loadCode', () => {
  const bare = sources.flatMap(({ path, text }) =>
    unguarded(text, dynamicImport, helpers).map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(bare, [])
  assert.deepEqual(unguarded("const view = lazy(() => import('./view.tsx'))", dynamicImport, helpers), [
    "'./view.tsx'",
  ])
})

test('every worker is started by askWorker or the barcode reader', () => {
  const bare = sources
    .filter(({ path }) => path !== 'scan/barcode-reader.ts')
    .flatMap(({ path, text }) =>
      unguarded(text, worker, /askWorker(?:<\w+>)?\(\s*\(\) =>\s*$/).map(() => path),
    )
  assert.deepEqual(bare, [])
})
