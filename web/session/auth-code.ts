import { CodeNotLoaded } from '#code/load-code.ts'

/** Returns the identity provider's code of a failed call, such as "auth/wrong-password". */
export function authCodeOf(error: unknown): string | undefined {
  if (error instanceof CodeNotLoaded && error.reason === 'offline') return 'auth/network-request-failed'
  // The error is recognised by its name, since importing FirebaseError would load the SDK for the first view.
  return error instanceof Error &&
    error.name === 'FirebaseError' &&
    'code' in error &&
    typeof error.code === 'string'
    ? error.code
    : undefined
}

/** True if an emailed link is permanently invalid, so that only a new one helps. */
export function isSpentLink(error: unknown): boolean {
  const code = authCodeOf(error)
  return code === 'auth/invalid-action-code' || code === 'auth/expired-action-code'
}
