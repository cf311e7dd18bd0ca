import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { type SubmitEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { asciiEmail, shownEmail } from '#forms/email.ts'
import { EmailInput } from '#forms/email-input.tsx'
import { useEmailError } from '#forms/use-email-error.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import formClasses from './account-form.module.css'
import { isSpentLink } from './auth-code.ts'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { MailboxPanel } from './mailbox-panel.tsx'

interface NewLink {
  readonly sent: 'signIn' | 'reset' | 'verify'
  /** Empty: the user is asked for it. */
  readonly email: string
  readonly send: (email: string) => Promise<void>
}

/** Problem with an emailed link, with advice. Without an error, a part of the link is missing. */
export function LinkProblem({
  error,
  newLink,
  onTryAgain,
  onStartAgain,
}: {
  readonly error: unknown
  /** How to request another link, if that is possible. */
  readonly newLink?: NewLink | undefined
  readonly onTryAgain: () => void
  readonly onStartAgain: () => void
}) {
  const t = useTranslations('linkProblem')
  const common = useTranslations('common')
  const isWhole = error !== null && error !== undefined
  const canTryAgain = isWhole && !isSpentLink(error)
  const emailError = useEmailError()
  const form = useForm({
    initialValues: { email: shownEmail(newLink?.email ?? '') },
    validate: { email: emailError },
  })
  const field = useRef<HTMLInputElement>(null)
  const email = asciiEmail(form.values.email)
  const send = useAction(async () => newLink?.send(email))
  const canSend = newLink !== undefined && !canTryAgain
  if (send.isDone && newLink) return <MailboxPanel {...newLink} email={email} onDismiss={onStartAgain} />
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      () => {
        if (canSend && !send.isRunning) send.run()
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
      {isWhole ? (
        <AuthErrorPanel error={error} />
      ) : (
        <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
          {t('incomplete')}
        </Note>
      )}
      {canSend && newLink.email === '' && (
        <EmailInput {...form.getInputProps('email')} ref={field} label={t('email')} />
      )}
      <div className="cp-column cp-gap-8">
        {canTryAgain && (
          <Button className={formClasses.other} onClick={onTryAgain}>
            {common('tryAgain')}
          </Button>
        )}
        {canSend && (
          <ActionButton
            className={formClasses.other}
            isRunning={send.isRunning}
            label={t('newLink')}
            running={t('sendingLink')}
            type="submit"
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
    </form>
  )
}
