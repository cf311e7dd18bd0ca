import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { asciiEmail } from '#forms/email.ts'
import { useEmailError } from '#forms/use-email-error.ts'
import { fieldError } from '#forms/field-error.tsx'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import classes from './account-screen.module.css'
import { visibleError } from './recent-sign-in-context.ts'
import type { EmailChange } from './use-email-change.ts'

export function ChangeEmail({
  change,
  onDone,
}: {
  readonly change: EmailChange
  readonly onDone: () => void
}) {
  const t = useTranslations('account.email')
  const emailError = useEmailError()
  const common = useTranslations('common')
  const { user } = useSignedIn()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: check },
  })
  const ask = useAction(change.ask, {
    onDone,
  })
  const submit = form.onSubmit(
    ({ email }) => {
      ask.run(asciiEmail(email).toLowerCase())
    },
    () => form.getInputNode('email')?.focus(),
  )
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus
        label={t('field')}
        description={t('fieldHelp')}
      />
      <AuthErrorPanel error={visibleError(ask.error)} />
      <div className={classes.actions}>
        <ActionButton
          type="submit"
          variant="default"
          isRunning={ask.isRunning}
          label={t('send')}
          running={common('sending')}
        />
        <Button variant="subtle" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )

  function check(text: string) {
    const isSame = asciiEmail(text).toLowerCase() === user.email
    return emailError(text) ?? (isSame ? fieldError(t('same')) : null)
  }
}
