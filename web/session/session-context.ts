import type { User } from 'firebase/auth'
import { createContext, use } from 'react'
import type { Session } from './session.ts'

export interface SignedIn {
  readonly session: Session
  readonly user: User
  /** Reads the user again after a change the SDK makes in place, such as a new name. */
  readonly refresh: () => void
}

/** The session with the way to show what the SDK changed inside its user. */
export interface OpenSession extends Session {
  readonly refresh: () => void
}

/** null until the session is open: a first visit opens it when somebody begins to sign in. */
export const SessionContext = createContext<OpenSession | null>(null)
export const OpenSessionContext = createContext<(() => Promise<Session>) | null>(null)
export const SignedInContext = createContext<SignedIn | null>(null)

export function useSession(): OpenSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of the session gate')
  return session
}

/** Opens the session, or returns the one that is open. Throws when it cannot be loaded. */
export function useOpenSession(): () => Promise<Session> {
  const open = use(OpenSessionContext)
  if (!open) throw new Error('useOpenSession outside of the session gate')
  return open
}

/** Who is signed in. Only below the session gate, where somebody is. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn while signed out')
  return signedIn
}
