import { setTimeout as pause } from 'node:timers/promises'
import { S3ServiceError } from 's3mini'

/** Delays before the second, third and fourth attempt. Milliseconds. */
const pausesMs = [500, 3_000, 15_000]

/** Retries a request after a broken connection or an error of the service, but not after a refusal. */
export async function tryAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof S3ServiceError && error.status < 500 && error.status !== 429) throw error
      await pause(pauseMs)
    }
  }
  return ask()
}
