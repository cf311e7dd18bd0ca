import type { Challenge, Solution } from 'altcha-lib/types'
import type { SolveAnswer } from './solve-worker.ts'

/** Solves a challenge in a worker, so the page stays responsive. */
export async function solveInWorker(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<SolveAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SolveAnswer>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker did not start')))
      worker.postMessage(challenge)
    })
    if ('error' in answer) throw new Error(answer.error)
    return answer.solution
  } finally {
    worker.terminate()
  }
}
