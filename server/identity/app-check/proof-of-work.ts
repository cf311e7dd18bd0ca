import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, ChallengeParameters } from 'altcha-lib/types'
import { z } from 'zod'
import type { Database } from '#database'
import { markUsed } from './used-challenges-store.ts'

export interface ProofOfWork {
  /** Returns a challenge for a client of this app, valid once and for five minutes. */
  challenge: (appId: string) => Promise<Challenge>
  /**
   * Returns true if a payload, base64 of `{challenge, solution}`, proves the work. Marks its challenge as
   * used.
   */
  accept: (appId: string, payload: string) => Promise<boolean>
}

interface Parts {
  database: Pick<Database, 'orm'>
  secret: string
  now: () => Date
}

/**
 * Rounds of PBKDF2-SHA-256 for one try, and the range that the number of tries is drawn from.
 * Source: measured, docs/decisions/023-app-check-by-proof-of-work.md.
 */
const work = { rounds: 5_000, minTries: 50, maxTries: 150 }
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
        // Nonce chosen by the server: bounds the work, and lets a signature verify the solution.
        counter: randomInt(work.minTries, work.maxTries + 1),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetimeMs),
        data: { appId },
        ...secrets,
      }),
    async accept(appId, payload) {
      const parsed = payloadShape.safeParse(parse(payload))
      if (!parsed.success) return false
      const { challenge, solution } = parsed.data
      const { expiresAt, data } = challenge.parameters
      if (data.appId !== appId) return false
      const { verified } = await verifySolution({
        // Payloads with other parameters fail the signature check.
        challenge: { ...challenge, parameters: challenge.parameters as unknown as ChallengeParameters },
        solution,
        deriveKey,
        ...secrets,
      })
      const { signature } = challenge
      return verified && markUsed(database.orm, { signature, expiresAt: new Date(expiresAt * 1000) })
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
