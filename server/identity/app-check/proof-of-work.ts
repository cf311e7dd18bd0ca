import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, ChallengeParameters } from 'altcha-lib/types'
import { z } from 'zod'
import type { Database } from '#database'
import { useUp } from './used-challenges-store.ts'

export interface ProofOfWork {
  /** Work for a client of this app, good once and for five minutes. */
  challenge: (appId: string) => Promise<Challenge>
  /** Whether a payload, base64 of `{challenge, solution}`, shows that the work was done. Uses its challenge up. */
  accept: (appId: string, payload: string) => Promise<boolean>
}

interface Parts {
  database: Pick<Database, 'orm'>
  secret: string
  now: () => Date
}

/**
 * Rounds of PBKDF2-SHA-256 for one try, and how many tries a client needs: chance says how many, between these.
 * Source: measured, docs/decisions/023-app-check-by-proof-of-work.md.
 */
const work = { rounds: 5_000, leastTries: 50, mostTries: 150 }
const lifetimeMs = 5 * 60 * 1000

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number(), data: z.object({ appId: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function createProofOfWork({ database, secret, now }: Parts): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `key ${secret}`,
  }
  return {
    challenge: (appId) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.rounds,
        // Chosen by us, so that the work has an upper bound and a signature proves the solution.
        counter: randomInt(work.leastTries, work.mostTries + 1),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetimeMs),
        data: { appId },
        ...secrets,
      }),
    async accept(appId, payload) {
      const read = payloadShape.safeParse(parse(payload))
      if (!read.success) return false
      const { challenge, solution } = read.data
      const { expiresAt, data } = challenge.parameters
      if (data.appId !== appId) return false
      const { verified } = await verifySolution({
        // Parameters of any other shape than ours do not have our signature.
        challenge: { ...challenge, parameters: challenge.parameters as unknown as ChallengeParameters },
        solution,
        deriveKey,
        ...secrets,
      })
      const { signature } = challenge
      return verified && useUp(database.orm, { signature, expiresAt: new Date(expiresAt * 1000) })
    },
  }
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString())
  } catch {
    return undefined
  }
}
