import { createContext, use } from 'react'

type Recently = <Result>(act: () => Promise<Result>) => Promise<Result>

export const RecentSignInContext = createContext<Recently | null>(null)

/**
 * Runs what needs a recent sign-in. Where it was too long ago, people are asked to sign in again, and then it runs
 * again. Throws SignInGivenUp when they would rather not.
 */
export function useRecently(): Recently {
  const recently = use(RecentSignInContext)
  if (!recently) throw new Error('useRecently outside of RecentSignIn')
  return recently
}

/** The dialog was closed; there is nothing to tell. */
export class SignInGivenUp extends Error {}

/** What is to be told of a failed call: nothing when it was given up. */
export function toldError(error: unknown): unknown {
  return error instanceof SignInGivenUp ? null : error
}
