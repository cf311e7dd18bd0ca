// Breaks one rule at a time in a temporary copy and runs the test that must fail then:
//   node tools/mutations.ts [word ...]   those whose rule, file or test contains a word; without words all
// The test that failed is stored in tools/mutations/*.json, and docs/mutations.md is written from there.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStory, isWeb, type Mutation, mutations, timesFound, writeCaught } from './mutations/mutations.ts'
import { mutationsPage } from './mutations/mutations-page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ rule, file, test }) =>
    words.length === 0 || words.some((word) => `${rule} ${file} ${test}`.includes(word)),
)
const copy = copyOfTree()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const missed: Mutation[] = []
for (const mutation of chosen) {
  const failing = failingTestWith(mutation)
  console.log(`${failing === undefined ? 'NOT CAUGHT' : 'caught'}  ${mutation.rule}`)
  console.log(`  ${mutation.test}${failing === undefined ? '' : ` > ${failing}`}`)
  if (failing === undefined) missed.push(mutation)
  else writeCaught(mutation, failing)
}
console.log(`${chosen.length - missed.length} caught, ${missed.length} not caught`)
writeFileSync(join(root, 'docs/mutations.md'), mutationsPage())
if (missed.length > 0) process.exitCode = 1

/** Returns a copy of the tree without its history; packages are linked, our own to the copy. */
function copyOfTree(): string {
  const target = mkdtempSync(join(tmpdir(), 'costard-mutations-'))
  const left = new Set(['.git', '.cache', 'node_modules', 'data'])
  for (const name of readdirSync(root).filter((entry) => !left.has(entry)))
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
      // With a newer package-lock.json a build would reinstall the packages, through the links.
      preserveTimestamps: true,
    })
  for (const workspace of ['.', 'server', 'web']) linkPackages(join(workspace, 'node_modules'), target)
  return target
}

/**
 * Links each package separately, so that an installation in the copy removes links, not packages of this
 * tree.
 */
function linkPackages(folder: string, target: string): void {
  mkdirSync(join(target, folder))
  for (const name of readdirSync(join(root, folder))) {
    const [from, to] = [join(root, folder, name), join(target, folder, name)]
    if (name === '@costard') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
}

/**
 * Returns the name of the first test that fails with the rule broken; undefined if none does. Throws if the
 * text does not occur exactly once.
 */
function failingTestWith(mutation: Mutation): string | undefined {
  const { file, text, replacement, test } = mutation
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const found = timesFound(source, text)
  if (found !== 1) throw new Error(`${file} has ${found} times: ${text}`)
  writeFileSync(
    path,
    source.replace(text, () => replacement),
  )
  try {
    if (isStory(mutation) && isWeb(mutation)) run(['scripts/build-web.mjs'])
    return isStory(mutation) ? failingStory(test) : failingTest(test)
  } finally {
    writeFileSync(path, source)
  }
}

/** If a file cannot be loaded, there is no failing test: the mutation broke the program, not the rule. */
function failingTest(test: string): string | undefined {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    test,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[]
  }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (results.length === 0) console.log(`no test of ${test} ran`)
  return results.find(({ status }) => status === 'failed')?.fullName
}

function failingStory(test: string): string | undefined {
  const args = ['test', test, '--retries=0', '--max-failures=1', '--reporter=json']
  const { suites } = JSON.parse(run(['node_modules/@playwright/test/cli.js', ...args])) as {
    suites: { specs: { title: string; ok: boolean }[] }[]
  }
  return suites.flatMap(({ specs }) => specs).find(({ ok }) => !ok)?.title
}

function run(args: readonly string[]): string {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout
}
