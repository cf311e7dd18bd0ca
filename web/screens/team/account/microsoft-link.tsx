import { Button } from '@mantine/core'
import { linkWithPopup, linkWithRedirect, OAuthProvider, unlink } from 'firebase/auth'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useAction } from '#api/use-action.ts'
import { authCodeOf } from '#session/auth-code.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import classes from './account-screen.module.css'
import { visibleError, useWithRecentSignIn } from './recent-sign-in-context.ts'
import { useAccountChanged } from './use-account.ts'

const microsoft = 'microsoft.com'

/** Links the account to a Microsoft identity, or unlinks it if there is another sign-in method. */
export function MicrosoftLink({
  isLinked,
  isOnlyMethod,
}: {
  readonly isLinked: boolean
  readonly isOnlyMethod: boolean
}) {
  const t = useTranslations('account.signInMethods')
  const signIn = useTranslations('signIn')
  const { costard } = useClientConfig()
  const { session, user, refresh } = useSignedIn()
  const withRecentSignIn = useWithRecentSignIn()
  const accountChanged = useAccountChanged()
  const [redirectError, setRedirectError] = useState<unknown>(null)
  const changed = () => {
    refresh()
    return accountChanged()
  }
  useEffect(() => {
    void session.takeRedirectError().then((problem) => setRedirectError(problem ?? null))
  }, [session])
  const link = useAction(
    // Nothing is awaited before: browsers only open a popup during the click.
    (isRedirect: boolean) =>
      withRecentSignIn(() =>
        (isRedirect ? linkWithRedirect : linkWithPopup)(user, new OAuthProvider(microsoft)),
      ),
    {
      onStart: () => setRedirectError(null),
      onDone: changed,
    },
  )
  const drop = useAction(() => withRecentSignIn(() => unlink(user, microsoft)), {
    onDone: changed,
  })
  const problem = visibleError(link.error ?? drop.error ?? redirectError)
  return (
    <span className={classes.method}>
      {isLinked && !isOnlyMethod && (
        <ActionButton variant="default" action={drop} label={t('unlink')} running={t('unlinking')} />
      )}
      {!isLinked && costard.microsoft && (
        <ActionButton
          variant="default"
          isRunning={link.isRunning}
          label={t('link')}
          running={t('linking')}
          onClick={() => link.run(false)}
        />
      )}
      <AuthErrorPanel error={problem}>
        {authCodeOf(problem) === 'auth/popup-blocked' && (
          <Button variant="default" mt="xs" onClick={() => link.run(true)}>
            {signIn('continueHere')}
          </Button>
        )}
      </AuthErrorPanel>
    </span>
  )
}
