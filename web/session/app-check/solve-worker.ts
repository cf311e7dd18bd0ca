import type { Challenge, Solution } from 'altcha-lib/types'
import { solveChallenge } from './solve-challenge.ts'

export type SolveAnswer = { readonly solution: Solution } | { readonly error: string }

addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await answer(data))
})

async function answer(challenge: Challenge): Promise<SolveAnswer> {
  try {
    return { solution: await solveChallenge(challenge) }
  } catch (error) {
    return { error: String(error) }
  }
}
