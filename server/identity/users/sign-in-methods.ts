import type { Parts } from '../parts.ts'
import type { User } from './user.ts'

/** Returns an account's sign-in methods under their wire names. Password and e-mailed link are one provider. */
export function signInMethodsOf(
  { microsoft }: Pick<Parts, 'microsoft'>,
  user: User | undefined,
): { allProviders: string[]; signinMethods: string[] } {
  const byEmail = [...(user?.passwordHash ? ['password'] : []), ...(user?.usesEmailLink ? ['emailLink'] : [])]
  // Identities linked at a provider that is no longer configured cannot sign in.
  const linked = microsoft ? (user?.linkedIdentities ?? []).map(({ providerId }) => providerId) : []
  return {
    allProviders: [...(byEmail.length > 0 ? ['password'] : []), ...linked],
    signinMethods: [...byEmail, ...linked],
  }
}
