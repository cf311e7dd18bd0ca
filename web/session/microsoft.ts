import {
  type AuthCredential,
  linkWithCredential,
  linkWithPopup,
  linkWithRedirect,
  OAuthCredential,
  OAuthProvider,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { expiringStorage } from './expiring-storage.ts'
import type { Session } from './session.ts'

interface Options {
  /** Address to prefill at Microsoft. */
  readonly email: string | undefined
  /** An anonymous user to upgrade: the uid, and so the user's work, is kept. */
  readonly anonymous: User | undefined
  /** Redirects instead of opening a popup. */
  readonly isRedirect: boolean
}

export async function signInWithMicrosoft(
  { auth }: Session,
  { email, anonymous, isRedirect }: Options,
): Promise<void> {
  const provider = new OAuthProvider('microsoft.com')
  if (email) provider.setCustomParameters({ login_hint: email })
  // Nothing is awaited before this: browsers open a popup only during the click.
  if (anonymous) await (isRedirect ? linkWithRedirect : linkWithPopup)(anonymous, provider)
  else await (isRedirect ? signInWithRedirect : signInWithPopup)(auth, provider)
}

/** Returns the owner of the account that already uses the address, and the credential to continue with. */
export function collisionOf(error: unknown): {
  email: string | undefined
  credential: AuthCredential | null
} {
  if (!(error instanceof FirebaseError)) return { email: undefined, credential: null }
  const email = error.customData?.['email']
  return {
    email: typeof email === 'string' ? email : undefined,
    credential: OAuthProvider.credentialFromError(error),
  }
}

const toLink = expiringStorage<{ email: string; credential: object }>('microsoftToLink')

/** Stores the identity, to ask its owner about linking it after they sign in. */
export function linkLater(email: string, credential: AuthCredential): void {
  toLink.save({ email, credential: credential.toJSON() })
}

/** Only for the account with the same address: the next user of this device may be somebody else. */
export function hasIdentityToLink({ email }: User): boolean {
  return email !== null && toLink.find()?.email === email
}

export function cancelLink(): void {
  toLink.clear()
}

export async function finishLink(user: User): Promise<void> {
  const waiting = toLink.find()
  const credential = waiting && OAuthCredential.fromJSON(waiting.credential)
  if (credential) await linkWithCredential(user, credential)
  toLink.clear()
}
