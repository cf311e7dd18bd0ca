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
import { keptForAnHour } from './kept-for-an-hour.ts'
import type { Session } from './session.ts'

interface Wish {
  /** Typed already; saves typing it again over there. */
  readonly email: string | undefined
  /** Without an account so far: keeps the user, whose work then belongs to the identity. */
  readonly anonymous: User | undefined
  /** Leaves the page instead of opening a window. */
  readonly isHere: boolean
}

export async function enterByMicrosoft({ auth }: Session, { email, anonymous, isHere }: Wish): Promise<void> {
  const provider = new OAuthProvider('microsoft.com')
  if (email) provider.setCustomParameters({ login_hint: email })
  // No waiting before this: the window must open in answer to the click.
  if (anonymous) await (isHere ? linkWithRedirect : linkWithPopup)(anonymous, provider)
  else await (isHere ? signInWithRedirect : signInWithPopup)(auth, provider)
}

/** Whose account stands in the way, and the proof of identity to go on with. */
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

const toLink = keptForAnHour<{ email: string; credential: object }>('microsoftToLink')

/** Once the owner of the address is signed in, they are asked whether to add the identity to the account. */
export function linkLater(email: string, credential: AuthCredential): void {
  toLink.keep({ email, credential: credential.toJSON() })
}

/** Only for the account of the very address: the next to sign in on this device may be somebody else. */
export function hasIdentityToLink({ email }: User): boolean {
  return email !== null && toLink.find()?.email === email
}

export function forgetLink(): void {
  toLink.forget()
}

export async function finishLink(user: User): Promise<void> {
  const waiting = toLink.find()
  const credential = waiting && OAuthCredential.fromJSON(waiting.credential)
  if (credential) await linkWithCredential(user, credential)
  toLink.forget()
}
