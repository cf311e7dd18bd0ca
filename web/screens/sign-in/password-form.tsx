import { Anchor, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconLock } from '@tabler/icons-react'
import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SignInStep } from './sign-in-step.ts'

export function PasswordForm({
  email,
  emailField,
  onStep,
}: {
  readonly email: string
  readonly emailField: ReactNode
  readonly onStep: (step: SignInStep) => void
}) {
  const t = useTranslations('signIn')
  const common = useTranslations('common')
  const { auth } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (text) => (text === '' ? fieldError(t('passwordMissing')) : null) },
  })
  const signIn = useAction((password: string) => signInWithEmailAndPassword(auth, email, password), {
    onFailed: () => field.current?.select(),
  })
  const reset = useAction(() => sendPasswordResetEmail(auth, email), {
    onDone: () => onStep({ at: 'mailbox', email, sent: 'reset', offersMicrosoft: false }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      ({ password }) => {
        signIn.run(password)
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
      {emailField}
      <PasswordInput
        {...form.getInputProps('password')}
        {...passwordInputProps(t('showPassword'))}
        ref={field}
        name="password"
        autoComplete="current-password"
        autoFocus
        required
        withAsterisk={false}
        label={t('password')}
        leftSection={<Icon of={IconLock} size={18} />}
      />
      <ActionButton
        className={formClasses.primary}
        type="submit"
        fullWidth
        isRunning={signIn.isRunning}
        label={t('signIn')}
        running={common('loading')}
      />
      <AuthErrorPanel error={signIn.error} of="password" />
      <div className={formClasses.under}>
        <Anchor
          className={formClasses.link}
          component="button"
          type="button"
          aria-busy={reset.isRunning}
          onClick={() => reset.isRunning || reset.run()}
        >
          {reset.isRunning ? t('forgotRunning') : t('forgot')}
        </Anchor>
      </div>
      <AuthErrorPanel error={reset.error} />
    </form>
  )
}
