import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  updateProfile,
} from 'firebase/auth'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import type { Session } from '#session/session.ts'
import type { SignedIn } from '#session/session-context.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
}

/**
 * Signs up with a password, and mails a link that confirms the address. An anonymous user keeps their uid,
 * teams and quotes.
 */
export async function addAccount(
  { auth }: Session,
  anonymous: SignedIn | null,
  { name, email, password }: NewAccount,
): Promise<void> {
  rememberTypedEmail(email)
  const { user } = anonymous
    ? await linkWithCredential(anonymous.user, EmailAuthProvider.credential(email, password))
    : await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  // The account exists even without this mail; the account screen can send another.
  void sendEmailVerification(user, { url: `${window.location.origin}/` }).catch(() => {})
}
