import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { authCodeOf } from '#session/auth-code.ts'
import { Dialog } from '#ui/dialog.tsx'
import { RecentSignInContext, SignInCancelled } from './recent-sign-in-context.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface PendingCall {
  readonly proceed: () => void
  readonly cancel: (reason: SignInCancelled) => void
}

/** Renders the dialog that asks people to sign in again, and then continues the pending call. */
export function RecentSignIn({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('account.again')
  const [pendingCall, setPendingCall] = useState<PendingCall>()
  const withRecentSignIn = useCallback(async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act()
    } catch (error) {
      if (!isTooOld(error)) throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setPendingCall({ proceed: resolve, cancel: reject })
      await promise.finally(() => setPendingCall(undefined))
      return act()
    }
  }, [])
  return (
    <RecentSignInContext value={withRecentSignIn}>
      {children}
      <Dialog
        opened={pendingCall !== undefined}
        onClose={() => pendingCall?.cancel(new SignInCancelled())}
        title={t('title')}
        // Above any dialog that made the call.
        zIndex={300}
      >
        {pendingCall && <SignInAgain onDone={pendingCall.proceed} />}
      </Dialog>
    </RecentSignInContext>
  )
}

/** The error code comes from the identity service or from our own API. */
function isTooOld(error: unknown): boolean {
  return authCodeOf(error) === 'auth/requires-recent-login' || codeOf(error) === 'account/sign-in-too-old'
}
