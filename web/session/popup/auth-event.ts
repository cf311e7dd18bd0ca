import { FirebaseError } from 'firebase/app'

/** Result of a sign-in in a popup or on the previous page. Shape: the SDK's AuthEvent. */
export interface AuthEvent {
  readonly type: string
  readonly eventId: string | null
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: string | null
  readonly tenantId: string | null
  readonly error?: { readonly code?: string; readonly message?: string }
}

/** An SDK object that waits for an event. */
export interface AuthEventConsumer {
  readonly filter: readonly string[]
  readonly eventId: string | null
  readonly onAuthEvent: (event: AuthEvent) => unknown
  readonly onError: (error: FirebaseError) => unknown
}

/** Event for a page that was not loaded by a redirect from a sign-in. */
export const noAuthEvent: AuthEvent = {
  type: 'unknown',
  eventId: null,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event' },
}

export function authError(code: string): FirebaseError {
  return new FirebaseError(code, `Signing in did not work (${code}).`)
}
