import { useQuery } from '@tanstack/react-query'
import { sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { isSpentLink } from '#session/auth-code.ts'
import { LinkProblem } from '#session/link-problem.tsx'
import { findTypedEmail } from '#session/remembered-email.ts'
import { useSession } from '#session/session-context.ts'
import { usePlace } from '#ui/fields/place.ts'
import { SplitLayout } from '#ui/layout/split-layout.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Target of a password reset link: sets a new password and signs in with the new one. */
export function ResetPasswordScreen() {
  const t = useTranslations('resetPassword')
  const problem = useTranslations('linkProblem')
  const { auth } = useSession()
  const place = usePlace()
  const search = new URLSearchParams(place.search)
  const code = search.get('oobCode') ?? ''
  const check = useQuery({
    queryKey: ['reset-password', code],
    queryFn: () => verifyPasswordResetCode(auth, code),
    enabled: code !== '',
    retry: false,
    // Setting the password consumes the code, so a second check would report it as invalid.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [typed] = useState(() => findTypedEmail() ?? '')
  const isInvalid = code === '' || isSpentLink(check.error)
  const title = isInvalid ? problem('invalid') : check.error ? problem('unchecked') : t('title')
  usePageTitle(title)
  return (
    <SplitLayout>
      <header className={formClasses.head}>
        <h1>{title}</h1>
        {check.data && <p>{t('lead', { email: check.data })}</p>}
      </header>
      {check.isLoading && <p role="status">{t('checking')}</p>}
      {check.data && <NewPasswordForm email={check.data} code={code} />}
      {(isInvalid || check.error) && (
        <LinkProblem
          error={check.error}
          newLink={{ sent: 'reset', email: typed, send: (email) => sendPasswordResetEmail(auth, email) }}
          onTryAgain={() => void check.refetch()}
          onStartAgain={() => place.go(paths.home())}
        />
      )}
    </SplitLayout>
  )
}
