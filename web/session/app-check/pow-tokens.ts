import type { Challenge, Solution } from 'altcha-lib/types'
import { FirebaseError } from 'firebase/app'
import type { AppCheckToken } from 'firebase/app-check'
import { type BackOff, backOffAfterFailure, pauseAfterToken, throwIfThrottled } from './back-off.ts'

interface Parts {
  readonly projectId: string
  readonly appId: string
  readonly apiKey: string
  /** Base URL of the exchange, without a trailing slash. */
  readonly origin: string
  /** Solves the challenge; rejects if that is impossible. */
  readonly solve: (challenge: Challenge) => Promise<Solution>
  /** Milliseconds. */
  readonly now: () => number
  /** 0 to 1. */
  readonly random: () => number
}

/** Time limit per request. SDK calls wait for the token and time out after 30 s. Milliseconds. */
const timeoutMs = 10_000
/**
 * A challenge is valid for five minutes. One kept while the machine slept would be rejected, which costs a
 * day's wait. Milliseconds.
 */
const challengeAgeMs = 4 * 60 * 1000

/**
 * Returns the getToken function of a CustomProvider, which exchanges a proof of work for a token. It throws
 * the codes of the SDK's own providers: appCheck/recaptcha-error if the work cannot be done,
 * appCheck/initial-throttle or appCheck/fetch-network-error if the server rejects or is unreachable, and
 * appCheck/throttled until the next attempt.
 */
export function createGetToken(parts: Parts): () => Promise<AppCheckToken> {
  const { now, random } = parts
  let backOff: BackOff | undefined
  return async () => {
    throwIfThrottled(backOff, now())
    try {
      const token = await exchange(parts)
      backOff = pauseAfterToken(now())
      return token
    } catch (error) {
      backOff = backOffAfterFailure(backOff, { status: statusOf(error), now: now(), random: random() })
      throw error
    }
  }
}

async function exchange(parts: Parts): Promise<AppCheckToken> {
  // Our own server's response shapes, covered by its tests.
  const challenge = (await post(parts, 'generatePowChallenge', {})) as Challenge
  const givenAt = parts.now()
  const solution = await parts.solve(challenge).catch((error: unknown) => {
    throw new FirebaseError('appCheck/recaptcha-error', `The work could not be done: ${String(error)}`)
  })
  if (parts.now() - givenAt > challengeAgeMs)
    throw new FirebaseError('appCheck/recaptcha-error', 'The work took too long')
  const payload = btoa(JSON.stringify({ challenge, solution }))
  const { token, ttl } = (await post(parts, 'exchangePowToken', { payload })) as {
    token: string
    ttl: string
  }
  return { token, expireTimeMillis: parts.now() + Number.parseFloat(ttl) * 1000 }
}

async function post(parts: Parts, method: string, body: object): Promise<unknown> {
  const { origin, projectId, appId, apiKey } = parts
  let response: Response
  try {
    response = await fetch(`${origin}/v1/projects/${projectId}/apps/${appId}:${method}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw new FirebaseError('appCheck/fetch-network-error', `The server cannot be reached: ${String(error)}`)
  }
  if (!response.ok) {
    const httpStatus = response.status
    throw new FirebaseError('appCheck/initial-throttle', `The server answered ${httpStatus}`, { httpStatus })
  }
  return response.json()
}

/** Returns the HTTP status of a failed attempt, if there was a response. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof FirebaseError ? error.customData?.['httpStatus'] : undefined
  return typeof status === 'number' ? status : undefined
}
