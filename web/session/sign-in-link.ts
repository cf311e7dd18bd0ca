import {
  EmailAuthProvider,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  type User,
} from 'firebase/auth'
import { queryClient } from '#api/query-client.ts'
import { clearEmailForSignIn, rememberEmailForSignIn, rememberTypedEmail } from './remembered-email.ts'
import type { Session } from './session.ts'

/** Mails a link that leads to a path of the app, by default back to this page. */
export async function sendSignInLink(
  { auth }: Session,
  email: string,
  path = window.location.pathname,
): Promise<void> {
  rememberTypedEmail(email)
  // The mail may arrive, and its link be followed, before the response arrives.
  rememberEmailForSignIn(email)
  await sendSignInLinkToEmail(auth, email, {
    url: `${window.location.origin}${path}`,
    handleCodeInApp: true,
  })
}

export interface FollowedLink {
  readonly link: string
  readonly email: string
  /** An anonymous user to upgrade: the uid, and so the user's work, is kept. */
  readonly anonymous: User | undefined
}

export async function followSignInLink(
  { auth }: Session,
  { link, email, anonymous }: FollowedLink,
): Promise<void> {
  if (anonymous) {
    await linkWithCredential(anonymous, EmailAuthProvider.credentialWithLink(email, link))
  } else {
    const before = auth.currentUser?.uid
    const { user } = await signInWithEmailLink(auth, email, link)
    if (before !== undefined && before !== user.uid) queryClient.clear()
  }
  rememberTypedEmail(email)
  clearEmailForSignIn()
}
