import { Box } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { reload, sendEmailVerification } from 'firebase/auth'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/note.tsx'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { useSignedIn } from './session-context.ts'

/**
 * Says that the account's address must be confirmed before quotes can be sent, or a team joined, and mails the link.
 * Disappears once the link was followed, also in another tab: the window asks when it gets the focus back.
 */
export function ConfirmAddress({ isToJoin = false }: { readonly isToJoin?: boolean }) {
  const t = useTranslations('signIn.confirm')
  const { user, refresh } = useSignedIn()
  const isToConfirm = user.email !== null && !user.emailVerified
  const send = useMutation({
    mutationFn: () => sendEmailVerification(user, { url: window.location.href }),
  })
  const check = useEffectEvent(async () => {
    await reload(user).catch(() => {})
    if (!user.emailVerified) return
    // Servers that read the token only see the confirmation in a new one.
    await user.getIdToken(true).catch(() => {})
    refresh()
  })
  useEffect(() => {
    if (!isToConfirm) return
    const onFocus = () => void check()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [isToConfirm])
  if (!isToConfirm || user.email === null) return null
  return (
    <Box mb="md">
      <Note
        kind="news"
        icon={<IconMailCheck size={18} stroke={1.75} aria-hidden="true" />}
        action={
          <ActionButton
            variant="default"
            isRunning={send.isPending}
            label={t(send.isSuccess ? 'again' : 'send')}
            running={t('sending')}
            onClick={() => send.mutate()}
          />
        }
      >
        <b>{t(isToJoin ? 'titleToJoin' : 'title')}</b>
        <div role="status">{t(send.isSuccess ? 'sent' : 'text', { email: shownEmail(user.email) })}</div>
      </Note>
      <AuthErrorPanel error={send.error} />
    </Box>
  )
}
