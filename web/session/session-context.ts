import type { User } from 'firebase/auth'
import { createContext, use } from 'react'
import type { Session } from './session.ts'

export interface SignedIn {
  readonly session: Session
  readonly user: User
  /** Rerenders after the SDK changed the user in place, for example to a new name. */
  readonly refresh: () => void
}

/** The session, with a function that shows changes the SDK made to its user. */
export interface OpenSession extends Session {
  readonly refresh: () => void
}

/** null until the session is open: on a first visit it is opened when the user begins to sign in. */
export const SessionContext = createContext<OpenSession | null>(null)
export const OpenSessionContext = createContext<(() => Promise<Session>) | null>(null)
export const SignedInContext = createContext<SignedIn | null>(null)

export function useSession(): OpenSession {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of the session gate')
  return session
}

/**
 * Returns a function that opens the session, or returns the open one. It rejects if the SDK cannot be loaded.
 */
export function useOpenSession(): () => Promise<Session> {
  const open = use(OpenSessionContext)
  if (!open) throw new Error('useOpenSession outside of the session gate')
  return open
}

/** Returns the signed-in user. Must be used below the session gate. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn while signed out')
  return signedIn
}
