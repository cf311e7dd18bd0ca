import { useMutation } from '@tanstack/react-query'
import { signInWithCredential } from 'firebase/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { authCodeOf } from './auth-code.ts'
import { collisionOf, enterByMicrosoft, linkLater } from './microsoft.ts'
import type { TakenAccount } from './move-work-dialog.tsx'
import { type SignedIn, useSession } from './session-context.ts'

export interface Microsoft {
  readonly isOffered: boolean
  readonly isRunning: boolean
  readonly error: unknown
  readonly start: (wish?: { readonly isHere?: boolean }) => void
}

interface Wish {
  readonly email?: string | undefined
  readonly anonymous: SignedIn | null
  /** The address has an account with another method; Microsoft is linked after its owner signs in. */
  readonly onAccountExists?: (email: string) => void
  /** An anonymous user turns out to have an account. */
  readonly onTaken?: (taken: TakenAccount) => void
}

/** Signs in with Microsoft, by popup or redirect; also handles the result of a redirect. */
export function useMicrosoft({ email, anonymous, onAccountExists, onTaken }: Wish): Microsoft {
  const session = useSession()
  const [problem, setProblem] = useState<unknown>(undefined)
  const judge = (error: unknown) => {
    const code = authCodeOf(error)
    const { email: owner, credential } = collisionOf(error)
    if (code === 'auth/account-exists-with-different-credential' && owner && onAccountExists) {
      if (credential) linkLater(owner, credential)
      onAccountExists(owner)
    } else if (code === 'auth/credential-already-in-use' && credential && onTaken) {
      onTaken({ email: owner, signIn: () => signInWithCredential(session.auth, credential) })
    } else if (code === 'auth/email-already-in-use' && owner && onTaken) {
      if (credential) linkLater(owner, credential)
      onTaken({ email: owner })
    } else if (code !== 'auth/cancelled-popup-request') setProblem(error)
  }
  const enter = useMutation({
    mutationFn: (isHere: boolean) => enterByMicrosoft(session, { email, anonymous: anonymous?.user, isHere }),
    onMutate: () => setProblem(undefined),
    // The SDK fires no event for an upgraded user.
    onSuccess: () => anonymous?.refresh(),
    onError: judge,
  })
  const onRedirectProblem = useEffectEvent((error: unknown) => {
    if (error !== undefined) judge(error)
  })
  useEffect(() => {
    void session.takeRedirectProblem().then((error) => onRedirectProblem(error))
  }, [session])
  return {
    isOffered: session.config.costard.microsoft,
    isRunning: enter.isPending,
    error: problem,
    start: ({ isHere = false } = {}) => enter.mutate(isHere),
  }
}
