import type { CheckResult } from './checks.ts'
import type { FileResult, TestResult } from './file-result.ts'
import type { SlowTest } from './slow-tests.ts'

export interface Report {
  readonly check: (result: CheckResult) => void
  readonly file: (result: FileResult) => void
  /** A file that failed beside others and passed alone: named at the end with why, not counted. */
  readonly unstable: (result: FileResult) => void
  readonly stillSlow: (tests: readonly SlowTest[]) => void
  /** Prints the slowest tests and the counts as the last line. Returns whether everything passed. */
  readonly end: () => boolean
}

/** Prints a line for each check and test file as it ends, with what failed in it, and counts. */
export function openReport(): Report {
  const counts = { passed: 0, failed: 0 }
  const slowest: SlowTest[] = []
  const failures: string[] = []
  const unstable: string[] = []

  function fail(name: string, reason: string | undefined): void {
    counts.failed += 1
    failures.push(name)
    console.log(`✖ ${name}${reason ? `\n${indent(reason)}` : ''}`)
  }

  return {
    check({ name, durationMs, reason }) {
      if (reason !== undefined) return fail(name, reason)
      counts.passed += 1
      console.log(`✔ ${name} (${seconds(durationMs)})`)
    },
    file({ file, durationMs, tests, reason }) {
      const counted = tests.filter(({ isSuite }) => !isSuite)
      const passed = counted.filter(({ outcome }) => outcome === 'passed')
      const failed = tests.filter(({ outcome }) => outcome === 'failed')
      counts.passed += passed.length
      for (const { name, reason: why } of failed) fail(`${file} > ${name}`, why)
      if (reason !== undefined) fail(file, reason)
      else if (counted.length === 0) fail(file, 'the file has no test')
      else if (failed.length === 0) console.log(`✔ ${file} (${passed.length} tests, ${seconds(durationMs)})`)
      slowest.push(...tests.filter(isLeaf).map((each) => ({ ...each, name: `${file} > ${each.name}` })))
    },
    unstable({ file, tests, reason }) {
      const failed = tests.filter(({ outcome }) => outcome === 'failed')
      for (const { name, reason: why } of failed)
        unstable.push(`${file} > ${name}${why ? `\n${indent(why)}` : ''}`)
      if (reason !== undefined) unstable.push(`${file}\n${indent(reason)}`)
    },
    stillSlow(tests) {
      for (const { name, durationMs } of tests)
        fail(name, `took ${seconds(durationMs)} also when it ran alone: see scripts/test-run/slow-tests.ts`)
    },
    end() {
      const ten = slowest.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10)
      if (ten.length > 0) console.log('\nThe slowest tests:')
      for (const { name, durationMs } of ten) console.log(`  ${seconds(durationMs).padStart(7)}  ${name}`)
      if (unstable.length > 0)
        console.log(
          `\nUnstable, failed beside others and passed alone:\n${unstable.map((name) => `  ${name}`).join('\n')}`,
        )
      if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
      console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed === 0
    },
  }
}

const isLeaf = ({ isParent, isSuite }: TestResult): boolean => !isParent && !isSuite
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const indent = (text: string): string => text.replace(/^/gm, '    ')
