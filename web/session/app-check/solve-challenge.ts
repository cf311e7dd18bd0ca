import { solveChallenge as solveByCounting } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

/** Time limit, about ten times what a slow phone needs. Milliseconds. */
const timeoutMs = 20_000

/** Solves a challenge. Throws on timeout, and in insecure contexts, which lack crypto.subtle. */
export async function solveChallenge(challenge: Challenge): Promise<Solution> {
  const solution = await solveByCounting({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) throw new Error(`Not solved within ${timeoutMs / 1000} s`)
  return solution
}
