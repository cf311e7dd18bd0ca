import { verifyBeforeUpdateEmail } from 'firebase/auth'
import { useState } from 'react'
import { expiringStorage } from '#session/expiring-storage.ts'
import { useSignedIn } from '#session/session-context.ts'
import { useWithRecentSignIn } from './recent-sign-in-context.ts'

export interface EmailChange {
  /** New address whose link was sent but not followed yet. */
  readonly pending: string | undefined
  readonly ask: (email: string) => Promise<void>
}

/** Links mailed before a password change are void. */
export function clearEmailChange(userId: string): void {
  storageFor(userId).clear()
}

/** Requests a new address, which takes effect when the mailed link is followed. */
export function useEmailChange(): EmailChange {
  const { user } = useSignedIn()
  const withRecentSignIn = useWithRecentSignIn()
  const stored = storageFor(user.uid)
  const [asked, setAsked] = useState(() => stored.find())
  return {
    pending: asked === user.email ? undefined : asked,
    ask: async (email) => {
      await withRecentSignIn(() => verifyBeforeUpdateEmail(user, email, { url: window.location.href }))
      stored.save(email)
      setAsked(email)
    },
  }
}

function storageFor(userId: string) {
  return expiringStorage<string>(`emailChange:${userId}`)
}
