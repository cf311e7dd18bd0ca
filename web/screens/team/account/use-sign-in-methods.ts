import type { SignInMethods } from '@costard/contract'
import { useSignedIn } from '#session/session-context.ts'
import { useAccount } from './use-account.ts'

/**
 * Returns the account's sign-in methods. For hosted accounts only the SDK lists them, without distinguishing
 * password and link.
 */
export function useSignInMethods(): SignInMethods {
  const { user } = useSignedIn()
  const { signInMethods } = useAccount()
  if (signInMethods) return signInMethods
  const has = (providerId: string) => user.providerData.some((provider) => provider.providerId === providerId)
  return { password: has('password'), emailLink: has('password'), microsoft: has('microsoft.com') }
}
