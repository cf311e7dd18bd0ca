import type { Challenge, Solution } from 'altcha-lib/types'
import { askWorker } from '#code/ask-worker.ts'
import type { SolveAnswer } from './solve-worker.ts'

/** Solves a challenge in a worker, so the page stays responsive. */
export async function solveInWorker(challenge: Challenge): Promise<Solution> {
  const answer = await askWorker<SolveAnswer>(
    () => new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' }),
    (worker) => worker.postMessage(challenge),
  )
  if ('error' in answer) throw new Error(answer.error)
  return answer.solution
}
