import { changedFiles } from './changed-files.ts'
import { testsReaching } from './import-graph.ts'
import { listFiles } from './list-files.ts'

/** Files and checks of a run. */
export interface Plan {
  readonly checks: boolean
  readonly files: readonly string[]
}

/** Folders whose tests need no database. */
const pureFolder = /^(core|contract|templates|web)\//

export const needsDatabase = (file: string): boolean => !pureFolder.test(file)
export const isStory = (file: string): boolean => file.endsWith('.e2e.ts')

// Tests of many thousand cases are called `.long.test.ts` and left to `npm test`.
const isFast = (file: string): boolean => !needsDatabase(file) && !file.endsWith('.long.test.ts')

/**
 * `npm test`: checks, tests and stories; with words, only files whose path contains one; with `--changed [revision]`,
 * checks and what reaches a file that differs from the revision (HEAD when absent).
 * `npm run e2e`: stories. `npm run check`: checks and the fast tests that reach an uncommitted change, or all
 * when there is none.
 */
export async function makePlan(command: string, words: readonly string[]): Promise<Plan> {
  const tests = listFiles('.', /\.test\.ts$/)
  const stories = listFiles('e2e', /\.e2e\.ts$/)
  if (command === 'check') {
    const changed = await changedFiles('HEAD')
    const fast = tests.filter(isFast)
    return { checks: true, files: changed.length > 0 ? testsReaching(changed, fast) : fast }
  }
  const all = command === 'e2e' ? stories : [...tests, ...stories]
  if (words[0] === '--changed') {
    const [, revision = 'HEAD'] = words
    return { checks: true, files: testsReaching(await changedFiles(revision), all) }
  }
  const matching = all.filter((path) => words.some((word) => path.includes(word)))
  if (words.length > 0 && matching.length === 0)
    throw new Error(`No test file has ${words.join(' or ')} in its path`)
  return { checks: command === 'test' && words.length === 0, files: words.length > 0 ? matching : all }
}
