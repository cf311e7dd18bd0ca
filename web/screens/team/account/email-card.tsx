import { Badge, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { sendEmailVerification } from 'firebase/auth'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { ChangeEmail } from './change-email.tsx'
import { LocalMailbox } from './local-mailbox.tsx'
import { useEmailChange } from './use-email-change.ts'

/** The email address, its confirmation, and a form to change it. */
export function EmailCard() {
  const t = useTranslations('account.email')
  const common = useTranslations('common')
  const { user } = useSignedIn()
  const { email, emailVerified } = user
  const change = useEmailChange()
  const [isChanging, form] = useDisclosure(false)
  const [wasChanging, setWasChanging] = useState(false)
  const close = () => {
    setWasChanging(true)
    form.close()
  }
  const confirm = useAction(() => sendEmailVerification(user, { url: window.location.href }))
  const isToConfirm = email !== null && !emailVerified
  return (
    <Card title={t('title')} help={t('help')}>
      <div className={classes.value}>
        {email === null ? <span className="cp-dim">{t('none')}</span> : <b>{email}</b>}
        {email !== null && <State isConfirmed={emailVerified} />}
      </div>
      {isToConfirm && confirm.isDone && (
        <Note kind="news">
          <span role="status">{t.rich('confirmSent', { email, b: bold })}</span> <LocalMailbox />
        </Note>
      )}
      <AuthErrorPanel error={confirm.error} />
      {change.pending !== undefined && (
        <Note kind="news">
          <span role="status">
            {t.rich(email === null ? 'pendingFirst' : 'pending', {
              newEmail: change.pending,
              email: email ?? '',
              b: bold,
            })}
          </span>{' '}
          <LocalMailbox />
        </Note>
      )}
      {isChanging ? (
        <ChangeEmail change={change} onDone={close} />
      ) : (
        <div className={classes.actions}>
          {isToConfirm && (
            <ActionButton
              variant="default"
              action={confirm}
              label={t('confirm')}
              running={common('sending')}
            />
          )}
          <Button variant="default" autoFocus={wasChanging} onClick={form.open}>
            {change.pending === undefined ? t(email === null ? 'add' : 'change') : t('another')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function State({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const t = useTranslations('account.email')
  const Icon = isConfirmed ? IconCheck : IconClock
  return (
    <Badge
      color={isConfirmed ? 'leaf' : 'yellow'}
      leftSection={<Icon size={14} stroke={2} aria-hidden="true" />}
    >
      {t(isConfirmed ? 'confirmed' : 'unconfirmed')}
    </Badge>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}
