import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Does the work as a client would; gives what is to be handed in. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return handIn({ challenge, solution })
}

export function handIn(proof: object): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64')
}
