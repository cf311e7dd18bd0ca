import { readdirSync } from 'node:fs'
import { capture, pinnedNode, root } from './run.mjs'

const bin = `${root}/node_modules/.bin`

/** Format, lint (with the arrows), third-party notices and types of every workspace, as steps to run. */
export function checks() {
  return [
    { name: 'format', command: `${bin}/oxfmt`, args: ['--check', '.'] },
    { name: 'lint', command: `${bin}/oxlint`, args: ['--deny-warnings'] },
    { name: 'notices', command: pinnedNode, args: ['tools/third-party-notices.ts', '--check'] },
    ...listTsconfigs().map((path) => ({
      name: `types ${path}`,
      command: `${bin}/tsc`,
      args: ['-p', path, ...remembering(path)],
    })),
  ]
}

// What was found right stays so until a file it reads changes: most of a second check is skipped.
function remembering(path) {
  return ['--incremental', '--tsBuildInfoFile', `${root}/.cache/${path.replaceAll('/', '-')}.tsbuildinfo`]
}

/**
 * The tests that need no database, in one process since they keep no state: a few seconds.
 * Those that go through many thousands of cases are called `.long.test.ts` and wait for `npm test`.
 */
export function fastTests() {
  const files = ['core', 'contract', 'templates', 'web'].flatMap((folder) =>
    listFiles(folder, /(?<!\.long)\.test\.ts$/),
  )
  return {
    name: 'fast tests',
    command: pinnedNode,
    args: ['--test', '--test-isolation=none', '--test-reporter=dot', ...files],
  }
}

/** Runs steps two at a time, and shows what failed; gives how many passed and failed. */
export async function runSteps(steps) {
  const counts = { passed: 0, failed: 0 }
  const waiting = [...steps]
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now()
      const { code, output } = await capture(step.command, step.args)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✔' : '✖'} ${step.name} (${seconds} s)`)
      if (code !== 0) console.log(output.trimEnd())
      counts[code === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([work(), work()])
  return counts
}

/** Files below a folder whose path matches; never those of packages or of builds. */
export function listFiles(folder, matching) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'data', '.git', '.cache'].includes(entry.name)
        ? []
        : listFiles(path, matching)
    }
    return matching.test(path) ? [path] : []
  })
}

function listTsconfigs() {
  return listFiles('.', /(^|\/)tsconfig(\.test)?\.json$/)
}
