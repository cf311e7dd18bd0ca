import { createContext, use } from 'react'

type Recently = <Result>(act: () => Promise<Result>) => Promise<Result>

export const RecentSignInContext = createContext<Recently | null>(null)

/**
 * Runs a call that needs a recent sign-in. If the last one is too old, asks the user to sign in again, then repeats
 * the call. Throws SignInCancelled when they close the dialog.
 */
export function useRecently(): Recently {
  const recently = use(RecentSignInContext)
  if (!recently) throw new Error('useRecently outside of RecentSignIn')
  return recently
}

/** The user closed the dialog; show no error. */
export class SignInGivenUp extends Error {}

/** Returns the error to show for a failed call: null when the user cancelled. */
export function toldError(error: unknown): unknown {
  return error instanceof SignInGivenUp ? null : error
}
