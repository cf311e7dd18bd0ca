import { CodedError } from '#http'
import type { Parts } from '../parts.ts'
import type { LimitErrorCode } from './rate-limits.ts'

/** Errors that reveal whether an address has an account. */
const revealingCodes: readonly string[] = ['identity/email-exists', 'identity/email-unknown']

/**
 * Runs a call that may reveal whether an address has an account, and counts a revealing error as a lookup.
 * Success is revealing too, but creates an account or sends an e-mail, which have their own limits.
 */
export async function countAsLookup<Result>(
  { rateLimits }: Pick<Parts, 'rateLimits'>,
  client: string | undefined,
  act: () => Promise<Result>,
  errorCode?: LimitErrorCode,
): Promise<Result> {
  // Check the limit first: a refusal only after a hit would reveal which addresses exist.
  await rateLimits.requireRemaining('revealed-per-client', client, errorCode)
  try {
    return await act()
  } catch (error) {
    if (error instanceof CodedError && revealingCodes.includes(error.code)) {
      await rateLimits.hit('revealed-per-client', client, errorCode)
      await rateLimits.hit('lookup-per-client', client).catch(() => {}) // rethrow the call's own error below
    }
    throw error
  }
}
