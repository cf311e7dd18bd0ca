import { createContext, use } from 'react'

type WithRecentSignIn = <Result>(act: () => Promise<Result>) => Promise<Result>

export const RecentSignInContext = createContext<WithRecentSignIn | null>(null)

/**
 * Runs a call that needs a recent sign-in. If the last one is too old, asks the user to sign in again, then repeats
 * the call. Throws SignInCancelled when they close the dialog.
 */
export function useWithRecentSignIn(): WithRecentSignIn {
  const withRecentSignIn = use(RecentSignInContext)
  if (!withRecentSignIn) throw new Error('useWithRecentSignIn outside of RecentSignIn')
  return withRecentSignIn
}

/** The user closed the dialog; show no error. */
export class SignInCancelled extends Error {}

/** Returns the error to show for a failed call: null when the user cancelled. */
export function visibleError(error: unknown): unknown {
  return error instanceof SignInCancelled ? null : error
}
