import { sendPasswordResetEmail } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'

/**
 * Offers to set a new password after another person's change of the address was undone: they may know the old
 * password.
 */
export function OfferNewPassword({ email }: { readonly email: string }) {
  const t = useTranslations('accountAction.newPassword')
  const { auth } = useSession()
  const reset = useAction(() => sendPasswordResetEmail(auth, email))
  if (reset.isDone) return <MailboxPanel sent="reset" email={email} onDismiss={() => reset.forget()} />
  return (
    <>
      <Note kind="news">{t('why')}</Note>
      <ActionButton
        className={formClasses.primary}
        fullWidth
        action={reset}
        label={t('send')}
        running={t('sending')}
      />
      <AuthErrorPanel error={reset.error} />
    </>
  )
}
