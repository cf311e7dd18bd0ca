import { availableParallelism, loadavg } from 'node:os'
import { pinnedNode } from '../run.mjs'
import { type Check, listChecks, runCheck } from './checks.ts'
import type { FileResult } from './file-result.ts'
import { type FileWorker, openFileWorker } from './file-worker.ts'
import { startTestPostgres } from '../../server/testing/test-database.ts'
import { isStory, makePlan, needsDatabase } from './plan.ts'
import { idleCores } from './idle-cores.ts'
import { slowness } from './machine-speed.ts'
import { openReport } from './report.ts'
import { runTasks, type Task } from './schedule.ts'
import { besideOthers, slowTests, waitingFiles } from './slow-tests.ts'
import { readTimings } from './timings.ts'

const buildWeb: Check = { name: 'build of the web app', command: pinnedNode, args: ['scripts/build-web.mjs'] }

const [command = 'test', ...words] = process.argv.slice(2)
const plan = await makePlan(command, words)
const timings = readTimings()
const report = openReport()
const postgres = plan.files.some(needsDatabase) ? await startTestPostgres() : undefined
const env = { ...process.env, ...(postgres && { COSTARD_TEST_DATABASE_URL: postgres.url }) }
const workers: FileWorker[] = []
const slow: string[] = []
const failedFiles: FileResult[] = []
/** More failed files than this are no accident of timing: none is repeated. */
const maxRepeatedFiles = 6

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)))

try {
  // Stories and tests wait for pages and the database a third of their time: three keep two cores busy, mostly.
  await runTasks(listTasks(), [
    ...(['computing', 'computing', 'computing', 'waiting'] as const).map((load) => ({
      load,
      slot: newWorker(),
    })),
    ...[1, 2].map(() => ({ load: 'computing' as const, slot: newWorker(), whenFree: idleCores })),
  ])
  await repeatFailedFiles()
  await repeatSlowFiles()
} finally {
  await close()
}
timings.save()
process.exitCode = report.end() ? 0 : 1

async function close(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.close()))
  await postgres?.stop()
}

function newWorker(): FileWorker {
  const worker = openFileWorker(env)
  workers.push(worker)
  return worker
}

function listTasks(): Task<FileWorker>[] {
  const build = plan.files.some(isStory) ? checkTask(buildWeb) : undefined
  const checks = plan.checks ? listChecks().map(checkTask) : []
  const files = plan.files.toSorted((a, b) => timings.of(b) - timings.of(a))
  return [
    ...(build ? [build] : []),
    ...checks,
    ...files.map((file): Task<FileWorker> => ({
      load: waitingFiles.has(file) ? 'waiting' : 'computing',
      ...(build && isStory(file) && { after: build.passed }),
      async run(worker) {
        const result = await worker.runFile(file)
        timings.record(file, result.durationMs)
        if (hasFailed(result)) failedFiles.push(result)
        else record(result)
      },
    })),
  ]
}

function checkTask(check: Check): Task<FileWorker> & { passed: Promise<void> } {
  const { promise: passed, resolve, reject } = Promise.withResolvers<void>()
  passed.catch(() => undefined) // nobody may wait for it
  return {
    load: 'computing',
    passed,
    async run() {
      const result = await runCheck(check)
      report.check(result)
      if (result.reason === undefined) resolve()
      else reject(new Error(`${check.name} failed`))
    },
  }
}

// Decision 162: a file that passes alone is named as unstable and does not fail the run.
async function repeatFailedFiles(): Promise<void> {
  const isAccident = failedFiles.length <= maxRepeatedFiles
  for (const first of failedFiles) {
    const second = isAccident ? await newWorker().runFile(first.file) : first
    if (!hasFailed(second)) report.unstable(first)
    record(second)
  }
}

function record(result: FileResult): void {
  report.file(result)
  if (slowTests(result, besideOthers).length > 0) slow.push(result.file)
}

function hasFailed({ reason, tests }: FileResult): boolean {
  return reason !== undefined || tests.some(({ outcome }) => outcome === 'failed')
}

// The machine may have been busy, or slower than ours: a test is too slow when it is so again with nothing of ours beside it.
async function repeatSlowFiles(): Promise<void> {
  for (const file of slow) {
    const before = slowness()
    const result = await newWorker().runFile(file)
    if (hasFailed(result)) report.file(result)
    const busy = loadavg()[0]! / availableParallelism()
    report.stillSlow(slowTests(result, Math.max(busy, before, slowness())))
  }
}
