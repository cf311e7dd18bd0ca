import { fetchSignInMethodsForEmail } from 'firebase/auth'
import { authCodeOf } from '#session/auth-code.ts'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import type { Session } from '#session/session.ts'
import { sendSignInLink } from '#session/sign-in-link.ts'
import { type SignInMethod, type SignInStep, usableMethods } from './sign-in-step.ts'

/**
 * Looks up the sign-in methods of an address. If the only one is a link, the link is sent at once. A server
 * with email enumeration protection returns no methods: then all are offered.
 */
export async function findNextStep(session: Session, email: string): Promise<SignInStep> {
  rememberTypedEmail(email)
  const { hidesSignInMethods, microsoft } = session.config.costard
  const every = usableMethods(['password', 'emailLink', ...(microsoft ? ['microsoft.com'] : [])])
  if (hidesSignInMethods) return { at: 'methods', email, methods: every }
  const listed = await findMethods(session, email)
  if (listed === 'too-many-lookups') return { at: 'methods', email, methods: every }
  // The server lists the link only after its first use, but it works for every address.
  const methods = usableMethods([...listed, 'emailLink'])
  if (listed.some((method) => method !== 'emailLink')) return { at: 'methods', email, methods }
  const offersMicrosoft = listed.length === 0 && microsoft
  try {
    await sendSignInLink(session, email)
  } catch (linkError) {
    return {
      at: 'methods',
      email,
      methods: offersMicrosoft ? [...methods, 'microsoft.com'] : methods,
      linkError,
    }
  }
  return { at: 'mailbox', email, sent: 'signIn', offersMicrosoft }
}

/** Others in the same network may have used up the look-ups; signing in works without one. */
async function findMethods(
  { auth }: Session,
  email: string,
): Promise<readonly SignInMethod[] | 'too-many-lookups'> {
  try {
    return usableMethods(await fetchSignInMethodsForEmail(auth, email))
  } catch (error) {
    if (authCodeOf(error) === 'auth/too-many-requests') return 'too-many-lookups'
    throw error
  }
}

/** Returns the step for an address with an account. isForLink: link Microsoft to the account afterwards. */
export async function findStepOfAccount(
  { auth, config }: Session,
  email: string,
  isForLink: boolean,
): Promise<SignInStep> {
  const listed = config.costard.hidesSignInMethods
    ? ['password']
    : await fetchSignInMethodsForEmail(auth, email).catch(() => [])
  const methods = usableMethods([...listed, 'emailLink'])
  return { at: 'methods', email, methods, isForLink }
}
