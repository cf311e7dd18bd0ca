import assert from 'node:assert/strict'
import { test } from 'vitest'
import { listFiles } from './list-files.ts'
import { capture, pinnedNode, root } from './run.mjs'

// Everything that is checked without running the product. Each check uses one core, since tests run beside
// it: parallel type checkers check the same types several times, for twice the CPU time.
const bin = `${root}/node_modules/.bin`
const timeout = 600_000

test.each<[name: string, command: string, args: string[]]>([
  ['format', `${bin}/oxfmt`, ['--check', '.']],
  ['lint', 'env', ['GOMAXPROCS=1', `${bin}/oxlint`, '--deny-warnings', '--type-aware']],
  ['the page of limits', pinnedNode, ['tools/limits.ts', '--check']],
  ['the page of settings', pinnedNode, ['tools/settings.ts', '--check']],
  ['third-party notices', pinnedNode, ['tools/third-party-notices.ts', '--check']],
])('%s', { timeout }, async (_name, command, args) => {
  await run(command, args)
})

test.each(typeChecked())('types of %s', { timeout }, async (config) => {
  const buildInfo = `${root}/.cache/${config.replaceAll('/', '-')}.tsbuildinfo`
  await run(`${bin}/tsc`, ['-p', config, '--singleThreaded', '--incremental', '--tsBuildInfoFile', buildInfo])
})

async function run(command: string, args: string[]): Promise<void> {
  const { code, output } = await capture(command, args)
  assert.equal(code, 0, output)
}

/** Each configuration checks all its files, including imported ones. That of e2e/ covers conformance/. */
function typeChecked(): string[] {
  return listFiles('.', /(^|\/)tsconfig\.json$/).filter((path) => path !== 'conformance/tsconfig.json')
}
