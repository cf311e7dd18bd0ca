import type { Caller } from '#identity'
import { apiError } from '../../calls/api-error.ts'

/**
 * Throws account/address-unverified for an account without a verified address. Required for rights that work
 * without signing in, such as API keys: the address may be somebody else's.
 */
export function requireProvenAddress({ email, emailVerified }: Caller): void {
  if (email === undefined || !emailVerified) throw apiError('account/address-unverified')
}
