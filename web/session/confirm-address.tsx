import { Box } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { reload, sendEmailVerification } from 'firebase/auth'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { shownEmail } from '#forms/email.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { useSignedIn } from './session-context.ts'

const askEveryMs = 10_000

/**
 * Tells that the account's address must be confirmed before quotes can be sent, or a team joined, and mails
 * the link. Disappears once the link was followed, even in another tab or on a phone: the page checks when it
 * becomes visible, and every few seconds.
 */
export function ConfirmAddress({ isToJoin = false }: { readonly isToJoin?: boolean }) {
  const t = useTranslations('signIn.confirm')
  const { user, refresh } = useSignedIn()
  const isToConfirm = user.email !== null && !user.emailVerified
  const send = useAction(() => sendEmailVerification(user, { url: window.location.href }))
  const check = useEffectEvent(async () => {
    await reload(user).catch(() => {})
    if (!user.emailVerified) return
    // Servers that read the token see the confirmation only in a new token.
    await user.getIdToken(true).catch(() => {})
    refresh()
  })
  useEffect(() => {
    if (!isToConfirm) return
    const ask = () => {
      if (document.visibilityState === 'visible') void check()
    }
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    // If the mail is open in a window beside this one, or the link is followed on a phone, there is no event
    // here.
    const timer = setInterval(ask, askEveryMs)
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
      clearInterval(timer)
    }
  }, [isToConfirm])
  if (!isToConfirm || user.email === null) return null
  return (
    <Box mb="md">
      <Note
        kind="news"
        icon={<Icon of={IconMailCheck} size={18} />}
        action={
          <ActionButton
            variant="default"
            action={send}
            label={t(send.isDone ? 'again' : 'send')}
            running={t('sending')}
          />
        }
      >
        <b>{t(isToJoin ? 'titleToJoin' : 'title')}</b>
        <div role="status">{t(send.isDone ? 'sent' : 'text', { email: shownEmail(user.email) })}</div>
      </Note>
      <AuthErrorPanel error={send.error} />
    </Box>
  )
}
