import { Modal } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { authCodeOf } from '#session/auth-code.ts'
import { RecentSignInContext, SignInGivenUp } from './recent-sign-in-context.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface Asked {
  readonly goOn: () => void
  readonly giveUp: (reason: SignInGivenUp) => void
}

/** Holds the dialog that asks people to sign in again, and what is to go on afterwards. */
export function RecentSignIn({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('account.again')
  const common = useTranslations('common')
  const [asked, setAsked] = useState<Asked>()
  const recently = useCallback(async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act()
    } catch (error) {
      if (!isTooOld(error)) throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setAsked({ goOn: resolve, giveUp: reject })
      await promise.finally(() => setAsked(undefined))
      return act()
    }
  }, [])
  return (
    <RecentSignInContext value={recently}>
      {children}
      <Modal
        opened={asked !== undefined}
        onClose={() => asked?.giveUp(new SignInGivenUp())}
        title={t('title')}
        closeButtonProps={{ 'aria-label': common('close') }}
        // Over the dialog that the wish may come from.
        zIndex={300}
      >
        {asked && <SignInAgain onDone={asked.goOn} />}
      </Modal>
    </RecentSignInContext>
  )
}

/** Told by the keeper of the accounts, or by our own API. */
function isTooOld(error: unknown): boolean {
  return authCodeOf(error) === 'auth/requires-recent-login' || codeOf(error) === 'account/sign-in-too-old'
}
