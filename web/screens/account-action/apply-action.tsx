import { Button } from '@mantine/core'
import { applyActionCode, reload } from 'firebase/auth'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { continueAddress, type AccountAction } from './account-action.ts'
import { OfferNewPassword } from './offer-new-password.tsx'

/** Describes the effect of a link, applies it on a click, and shows the result. */
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
  const apply = useAction(async () => {
    await applyActionCode(auth, code)
    rememberTypedEmail(email)
    if (kind !== 'verify' || !auth.currentUser) return
    // The address is confirmed even if this reload fails; the signed-in user is then updated later.
    await reload(auth.currentUser).then(refresh, () => {})
  })
  const bold = { email, b: (words: ReactNode) => <b>{words}</b> }
  return (
    <>
      <header className={formClasses.head} aria-live="polite">
        <h1>{t(apply.isDone ? `${kind}.doneTitle` : `${kind}.title`)}</h1>
        <p>{t.rich(apply.isDone ? `${kind}.done` : `${kind}.lead`, bold)}</p>
      </header>
      <div className="cp-column cp-gap-16">
        {!apply.isDone && (
          <ActionButton
            className={formClasses.primary}
            fullWidth
            action={apply}
            label={t(`${kind}.apply`)}
            running={common('loading')}
          />
        )}
        <AuthErrorPanel error={apply.error} />
        {apply.isDone && kind === 'recover' && <OfferNewPassword email={email} />}
        {apply.isDone && (
          // Full page load: after an address change, the signed-in user is signed out.
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
