import type { Caller } from '#identity'
import { apiError } from '../../calls/api-error.ts'

/**
 * Refuses what others can use without signing in again, such as an API key, to an account whose address nobody has
 * proven: it may be somebody else's. Throws account/address-unverified.
 */
export function requireProvenAddress({ email, emailVerified }: Caller): void {
  if (email === undefined || !emailVerified) throw apiError('account/address-unverified')
}
