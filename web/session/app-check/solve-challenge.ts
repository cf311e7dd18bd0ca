import { solveChallenge as solveByCounting } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

/** Some ten times what a slow phone needs. */
const timeoutMs = 20_000

/** Does the work of a challenge. Throws where it takes too long, or on a page that came neither by https nor from this machine. */
export async function solveChallenge(challenge: Challenge): Promise<Solution> {
  const solution = await solveByCounting({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) throw new Error(`Not solved within ${timeoutMs / 1000} s`)
  return solution
}
