import type { enSession } from './en-session.ts'
import type { enSignedIn } from './en-signed-in.ts'

/** The texts before somebody is signed in. */
export type SessionTexts = typeof enSession
/** Texts behind the sign-in. */
export type SignedInTexts = typeof enSignedIn

declare module 'use-intl' {
  interface AppConfig {
    Messages: SessionTexts & SignedInTexts
  }
}
