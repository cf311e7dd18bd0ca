import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import formClasses from '#session/account-form.module.css'
import { authCodeOf } from '#session/auth-code.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'

/** A link that did not sign in: why, and the way on that fits. */
export function FollowLinkProblem({
  error,
  onTryAgain,
  onStartAgain,
}: {
  readonly error: unknown
  readonly onTryAgain: () => void
  readonly onStartAgain: () => void
}) {
  const t = useTranslations('signIn.link')
  const common = useTranslations('common')
  const code = authCodeOf(error)
  const isSpent = code === 'auth/invalid-action-code' || code === 'auth/expired-action-code'
  return (
    <div className={formClasses.form}>
      <AuthErrorPanel error={error} />
      <div className={formClasses.others}>
        {!isSpent && (
          <Button className={formClasses.other} onClick={onTryAgain}>
            {common('tryAgain')}
          </Button>
        )}
        <Button className={formClasses.other} variant={isSpent ? 'filled' : 'default'} onClick={onStartAgain}>
          {t('startAgain')}
        </Button>
      </div>
    </div>
  )
}
