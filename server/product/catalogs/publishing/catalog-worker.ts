/**
 * Checks catalogs in a separate thread, which catalog-checker.ts starts: a large one takes up to a second.
 */
import { parentPort } from 'node:worker_threads'
import { compileCatalog } from '@costard/pricing'
import type { CheckJob, CheckResult } from './catalog-checker.ts'

parentPort?.on('message', ({ pricing, date }: CheckJob) => {
  const { errors, warnings } = compileCatalog(pricing, { date })
  const result: CheckResult = { errors, warnings }
  parentPort?.postMessage(result)
})
