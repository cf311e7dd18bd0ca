import { fetchSignInMethodsForEmail } from 'firebase/auth'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import type { Session } from '#session/session.ts'
import { sendSignInLink } from '#session/sign-in-link.ts'
import { type SignInStep, usableMethods } from './sign-in-step.ts'

/**
 * Looks up the sign-in methods of an address. If a link is the only one, it is sent at once. A server with email
 * enumeration protection returns none: then every method is offered.
 */
export async function findNextStep(session: Session, email: string): Promise<SignInStep> {
  rememberTypedEmail(email)
  const { hidesSignInMethods, microsoft } = session.config.costard
  if (hidesSignInMethods) {
    const methods = usableMethods(['password', 'emailLink', ...(microsoft ? ['microsoft.com'] : [])])
    return { at: 'methods', email, methods }
  }
  const listed = usableMethods(await fetchSignInMethodsForEmail(session.auth, email))
  // The server lists the link only after it was used once, but it works for every address.
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

/** Returns the sign-in methods of the account that Microsoft is to be linked to. */
export async function findStepForLink({ auth, config }: Session, email: string): Promise<SignInStep> {
  const listed = config.costard.hidesSignInMethods
    ? ['password']
    : await fetchSignInMethodsForEmail(auth, email).catch(() => [])
  const methods = usableMethods([...listed, 'emailLink'])
  return { at: 'methods', email, methods, isForLink: true }
}
