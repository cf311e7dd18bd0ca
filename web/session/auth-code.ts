import { FirebaseError } from 'firebase/app'

/** Returns the identity provider's code of a failed call, such as "auth/wrong-password". */
export function authCodeOf(error: unknown): string | undefined {
  return error instanceof FirebaseError ? error.code : undefined
}

/** Whether an emailed link is permanently invalid, so that only a new one helps. */
export function isSpentLink(error: unknown): boolean {
  const code = authCodeOf(error)
  return code === 'auth/invalid-action-code' || code === 'auth/expired-action-code'
}
