import { FirebaseError } from 'firebase/app'

/** The identity provider's code of a failed call, such as "auth/wrong-password". */
export function authCodeOf(error: unknown): string | undefined {
  return error instanceof FirebaseError ? error.code : undefined
}
