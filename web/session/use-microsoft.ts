import { signInWithCredential } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { authCodeOf } from './auth-code.ts'
import { collisionOf, signInWithMicrosoft, linkLater } from './microsoft.ts'
import type { ExistingAccount } from './move-work-dialog.tsx'
import { type SignedIn, useSession } from './session-context.ts'

export interface Microsoft {
  readonly isOffered: boolean
  readonly isRunning: boolean
  readonly error: unknown
  readonly start: (options?: { readonly isRedirect?: boolean }) => void
}

interface Options {
  readonly email?: string | undefined
  readonly anonymous: SignedIn | null
  /**
   * Called if the address has an account with another method; Microsoft is linked after its owner signs in.
   */
  readonly onAccountExists?: (email: string) => void
  /** Called if an anonymous user turns out to have an account. */
  readonly onExistingAccount?: (taken: ExistingAccount) => void
}

/** Signs in with Microsoft, by popup or redirect; also handles the result of a redirect. */
export function useMicrosoft({ email, anonymous, onAccountExists, onExistingAccount }: Options): Microsoft {
  const session = useSession()
  const [problem, setProblem] = useState<unknown>(undefined)
  const handleError = (error: unknown) => {
    const code = authCodeOf(error)
    const { email: owner, credential } = collisionOf(error)
    if (code === 'auth/account-exists-with-different-credential' && owner && onAccountExists) {
      if (credential) linkLater(owner, credential)
      onAccountExists(owner)
    } else if (code === 'auth/credential-already-in-use' && credential && onExistingAccount) {
      onExistingAccount({ email: owner, signIn: () => signInWithCredential(session.auth, credential) })
    } else if (code === 'auth/email-already-in-use' && owner && onExistingAccount) {
      if (credential) linkLater(owner, credential)
      onExistingAccount({ email: owner })
    } else if (code !== 'auth/cancelled-popup-request') setProblem(error)
  }
  const signIn = useAction(
    (isRedirect: boolean) => signInWithMicrosoft(session, { email, anonymous: anonymous?.user, isRedirect }),
    {
      onStart: () => setProblem(undefined),
      // The SDK fires no event for an upgraded user.
      onDone: () => anonymous?.refresh(),
      onFailed: handleError,
    },
  )
  const onRedirectError = useEffectEvent((error: unknown) => {
    if (error !== undefined) handleError(error)
  })
  useEffect(() => {
    void session.takeRedirectError().then((error) => onRedirectError(error))
  }, [session])
  return {
    isOffered: session.config.costard.microsoft,
    isRunning: signIn.isRunning,
    error: problem,
    start: ({ isRedirect = false } = {}) => signIn.run(isRedirect),
  }
}
