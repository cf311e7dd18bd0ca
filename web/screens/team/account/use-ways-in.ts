import type { SignInMethods } from '@costard/contract'
import { useSignedIn } from '#session/session-context.ts'
import { useAccount } from './use-account.ts'

/** How the account is entered. The SDK does not tell a password from a link; where nobody does, it counts as one. */
export function useWaysIn(): SignInMethods {
  const { user } = useSignedIn()
  const { waysIn } = useAccount()
  if (waysIn) return waysIn
  const has = (providerId: string) => user.providerData.some((provider) => provider.providerId === providerId)
  return { password: has('password'), emailLink: has('password'), microsoft: has('microsoft.com') }
}
