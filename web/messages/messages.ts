import type { enSession } from './en-session.ts'
import type { enSignedIn } from './en-signed-in.ts'

/** Texts shown before sign-in. */
export type SessionTexts = typeof enSession
/** Texts for signed-in users. */
export type SignedInTexts = typeof enSignedIn

declare module 'use-intl' {
  interface AppConfig {
    Messages: SessionTexts & SignedInTexts
  }
}
