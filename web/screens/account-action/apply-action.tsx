import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { applyActionCode, reload } from 'firebase/auth'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { continueAddress, type AccountAction } from './account-action.ts'
import { OfferNewPassword } from './offer-new-password.tsx'

/** Says what the link does, applies it on a click, and shows the result. */
export function ApplyAction({
  action: { kind, email },
  code,
  continueUrl,
}: {
  readonly action: AccountAction
  readonly code: string
  readonly continueUrl: string | null
}) {
  const t = useTranslations('accountAction')
  const common = useTranslations('common')
  const { auth, refresh } = useSession()
  const apply = useMutation({
    mutationFn: async () => {
      await applyActionCode(auth, code)
      rememberTypedEmail(email)
      if (kind !== 'verify' || !auth.currentUser) return
      // The address is confirmed even if this fails; the signed-in user then updates later.
      await reload(auth.currentUser).then(refresh, () => {})
    },
  })
  const bold = { email, b: (words: ReactNode) => <b>{words}</b> }
  return (
    <>
      <header className={formClasses.head} aria-live="polite">
        <h1>{t(apply.isSuccess ? `${kind}.doneTitle` : `${kind}.title`)}</h1>
        <p>{t.rich(apply.isSuccess ? `${kind}.done` : `${kind}.lead`, bold)}</p>
      </header>
      <div className={formClasses.form}>
        {!apply.isSuccess && (
          <ActionButton
            className={formClasses.primary}
            fullWidth
            isRunning={apply.isPending}
            label={t(`${kind}.apply`)}
            running={common('loading')}
            onClick={() => apply.mutate()}
          />
        )}
        <AuthErrorPanel error={apply.error} />
        {apply.isSuccess && kind === 'recover' && <OfferNewPassword email={email} />}
        {apply.isSuccess && (
          // The library would fetch this file from a public server by default.
          <Button
            className={formClasses.other}
            variant={kind === 'recover' ? 'default' : 'filled'}
            component="a"
            href={continueAddress(continueUrl, window.location.origin)}
            fullWidth
          >
            {t('continue')}
          </Button>
        )}
      </div>
    </>
  )
}
