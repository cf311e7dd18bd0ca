import type { Parts } from '../parts.ts'
import type { User } from './user.ts'

/** The ways in that an account has, as the wire names them. Both ways by e-mail are one provider. */
export function signInMethodsOf(
  { microsoft }: Pick<Parts, 'microsoft'>,
  user: User | undefined,
): { allProviders: string[]; signinMethods: string[] } {
  const byEmail = [...(user?.passwordHash ? ['password'] : []), ...(user?.usesEmailLink ? ['emailLink'] : [])]
  // A provider that is not set up any more is no way in.
  const linked = microsoft ? (user?.linkedIdentities ?? []).map(({ providerId }) => providerId) : []
  return {
    allProviders: [...(byEmail.length > 0 ? ['password'] : []), ...linked],
    signinMethods: [...byEmail, ...linked],
  }
}
