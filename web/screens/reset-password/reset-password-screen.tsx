import { useQuery } from '@tanstack/react-query'
import { verifyPasswordResetCode } from 'firebase/auth'
import { Link, useSearchParams } from 'react-router'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { SplitLayout } from '#ui/split-layout.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Where the link of a password reset leads: a new password, then straight in with it. */
function ResetPasswordScreen() {
  const t = useTranslations('resetPassword')
  usePageTitle(t('title'))
  const { auth } = useSession()
  const [search] = useSearchParams()
  const code = search.get('oobCode') ?? ''
  const check = useQuery({
    queryKey: ['reset-password', code],
    queryFn: () => verifyPasswordResetCode(auth, code),
    retry: false,
    // Setting the password uses the code up; asking again would call it bad.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SplitLayout>
      <header className={formClasses.head}>
        <h1>{t('title')}</h1>
        {check.data && <p>{t('lead', { email: check.data })}</p>}
      </header>
      {check.isPending && <p role="status">{t('checking')}</p>}
      {check.data && <NewPasswordForm email={check.data} code={code} />}
      {check.error && (
        <div className={formClasses.form}>
          <AuthErrorPanel error={check.error} />
          <Button className={formClasses.other} component={Link} to={paths.home()} fullWidth>
            {t('startAgain')}
          </Button>
        </div>
      )}
    </SplitLayout>
  )
}

export { ResetPasswordScreen as Component, ResetPasswordScreen as default }
