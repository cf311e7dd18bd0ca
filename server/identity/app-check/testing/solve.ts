import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Solves a challenge as a client would. Returns the payload for the exchange. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return encodePayload({ challenge, solution })
}

export function encodePayload(proof: object): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64')
}
