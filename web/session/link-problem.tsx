import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMutation } from '@tanstack/react-query'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/note.tsx'
import formClasses from './account-form.module.css'
import { isSpentLink } from './auth-code.ts'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { MailboxPanel } from './mailbox-panel.tsx'

interface NewLink {
  readonly sent: 'signIn' | 'reset' | 'verify'
  readonly email: string
  readonly send: () => Promise<void>
}

/** An emailed link that failed: why, and what to do. Without an error, part of it is missing. */
export function LinkProblem({
  error,
  newLink,
  onTryAgain,
  onStartAgain,
}: {
  readonly error: unknown
  /** How to ask for another link, where the address is known. */
  readonly newLink?: NewLink | undefined
  readonly onTryAgain: () => void
  readonly onStartAgain: () => void
}) {
  const t = useTranslations('linkProblem')
  const common = useTranslations('common')
  const isWhole = error !== null && error !== undefined
  const canTryAgain = isWhole && !isSpentLink(error)
  const send = useMutation({ mutationFn: async () => newLink?.send() })
  const canSend = newLink !== undefined && newLink.email !== '' && !canTryAgain
  if (send.isSuccess && newLink) return <MailboxPanel {...newLink} onDismiss={onStartAgain} />
  return (
    <div className={formClasses.form}>
      {isWhole ? (
        <AuthErrorPanel error={error} />
      ) : (
        <Note kind="problem" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
          {t('incomplete')}
        </Note>
      )}
      <div className={formClasses.others}>
        {canTryAgain && (
          <Button className={formClasses.other} onClick={onTryAgain}>
            {common('tryAgain')}
          </Button>
        )}
        {canSend && (
          <ActionButton
            className={formClasses.other}
            isRunning={send.isPending}
            label={t('newLink')}
            running={t('sendingLink')}
            onClick={() => send.mutate()}
          />
        )}
        <AuthErrorPanel error={send.error} />
        <Button
          className={formClasses.other}
          variant={canTryAgain || canSend ? 'default' : 'filled'}
          onClick={onStartAgain}
        >
          {t('startAgain')}
        </Button>
      </div>
    </div>
  )
}
