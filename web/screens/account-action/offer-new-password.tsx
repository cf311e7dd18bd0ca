import { useMutation } from '@tanstack/react-query'
import { sendPasswordResetEmail } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'

/** Offers a new password after somebody else's address change was undone: they may know the old one. */
export function OfferNewPassword({ email }: { readonly email: string }) {
  const t = useTranslations('accountAction.newPassword')
  const { auth } = useSession()
  const reset = useMutation({ mutationFn: () => sendPasswordResetEmail(auth, email) })
  if (reset.isSuccess) return <MailboxPanel sent="reset" email={email} onDismiss={() => reset.reset()} />
  return (
    <>
      <Note kind="news">{t('why')}</Note>
      <ActionButton
        className={formClasses.primary}
        fullWidth
        isRunning={reset.isPending}
        label={t('send')}
        running={t('sending')}
        onClick={() => reset.mutate()}
      />
      <AuthErrorPanel error={reset.error} />
    </>
  )
}
