import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import { buildWeb } from './build-web.mjs'
import { pinnedNode, root, show } from './run.mjs'
import { report, type TestRun } from './test-report.ts'

// `npm test`: everything but long tests. `npm test -- long`: the long tests. `npm test -- word ...`: tests
// and stories whose paths contain a word. `npm run e2e`: stories. `npm run check`: checks and the tests
// without a database.
const [command = 'test', ...words] = process.argv.slice(2)
/** A complete `npm test` records the responses of our API, and checks them at its end. */
const checksAnswers = command === 'test' && words.length === 0
if (checksAnswers) {
  process.env.COSTARD_ANSWERS = `${root}/.cache/answers`
  rmSync(process.env.COSTARD_ANSWERS, { recursive: true, force: true })
}
/** Copied before Vitest adds variables for its tests, such as NODE_ENV. */
const ownEnv = { ...process.env }
// The servers of stories have another PostgreSQL.
if (checksAnswers) {
  process.env.COSTARD_STATEMENTS = `${root}/.cache/statements.json`
  rmSync(process.env.COSTARD_STATEMENTS, { force: true })
}
const isLong = words[0] === 'long'
const filters = isLong ? words.slice(1) : words
const projects = isLong
  ? ['long']
  : command === 'check'
    ? ['checks', 'unit']
    : filters.length > 0
      ? ['unit', 'server', 'component', 'long', 'checks']
      : ['checks', 'unit', 'server', 'component']

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'unstable', skipped: 'skipped' } as const

const runs = [
  ...(command === 'e2e' ? [] : [await runVitest(projects)]),
  ...(command === 'check' || !hasStories() ? [] : [await runStories()]),
  ...(checksAnswers ? [await runVitest(['answers'])] : []),
]
if (filters.length > 0 && runs.every(({ tests }) => tests.length === 0))
  throw new Error(`No test file has ${filters.join(' or ')} in its path`)
process.exit(report(runs) ? 0 : 1)

async function runVitest(project: string[]): Promise<TestRun> {
  const options = { watch: false, project, reporters: ['minimal'], passWithNoTests: true }
  const vitest = await startVitest('test', filters, options)
  const modules = vitest.state.getTestModules()
  const run: TestRun = {
    tests: modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        durationMs: test.diagnostic()?.duration ?? 0,
        outcome: test.diagnostic()?.flaky
          ? 'unstable'
          : test.result().state === 'failed'
            ? 'failed'
            : test.result().state === 'skipped'
              ? 'skipped'
              : 'passed',
      })),
    ),
    // A file that cannot be loaded, a failed hook, or an error outside of tests.
    faults: [
      ...modules.filter((module) => module.errors().length > 0).map((module) => module.relativeModuleId),
      ...vitest.state.getUnhandledErrors().map(String),
    ],
  }
  await vitest.close()
  return run
}

function hasStories(): boolean {
  const stories = readdirSync(`${root}/e2e`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.e2e.ts'),
  )
  return filters.length === 0 || stories.some((file) => filters.some((word) => `e2e/${file}`.includes(word)))
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

async function runStories(): Promise<TestRun> {
  const output = `${root}/.cache/stories.json`
  rmSync(output, { force: true })
  await buildWeb()
  const project = isLong
    ? ['--project=long']
    : ['--project=stories', ...(filters.length > 0 ? ['--project=long'] : [])]
  const cli = `${root}/node_modules/@playwright/test/cli.js`
  const env = { ...ownEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: output }
  await show(
    pinnedNode,
    [cli, 'test', '--pass-with-no-tests', '--reporter=line,json', ...project, ...filters],
    { env },
  )
  const { suites, errors } = JSON.parse(readFileSync(output, 'utf8')) as {
    suites: readonly PlaywrightSuite[]
    errors: readonly { message?: string }[]
  }
  return {
    tests: suites.flatMap(testsOf),
    faults: errors.map(({ message }) => message ?? 'an error of Playwright'),
  }
}

function testsOf({ file, specs, suites = [] }: PlaywrightSuite): TestRun['tests'] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `e2e/${file} > ${title}`,
      durationMs: results.at(-1)?.duration ?? 0,
      outcome: outcomes[status],
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
