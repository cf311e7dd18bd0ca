import { useForm } from '@mantine/form'
import { type SubmitEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { loadCode } from '#code/load-code.ts'
import { asciiEmail, findEmailProblem, shownEmail } from '#forms/email.ts'
import { EmailInput } from '#forms/email-input.tsx'
import { useEmailError } from '#forms/use-email-error.ts'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import { useOpenSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import type { SignInStep } from './sign-in-step.ts'
import { useTypingAnywhere } from './use-typing-anywhere.ts'

export function EmailStep({
  email,
  onStep,
}: {
  readonly email: string
  readonly onStep: (step: SignInStep) => void
}) {
  const t = useTranslations('signIn')
  const common = useTranslations('common')
  const openSession = useOpenSession()
  const field = useRef<HTMLInputElement>(null)
  useTypingAnywhere(field)
  const emailError = useEmailError()
  const form = useForm({
    initialValues: { email: shownEmail(email) },
    validate: { email: emailError },
  })
  const lookup = useAction(
    async (typed: string) => {
      const [session, { findNextStep }] = await Promise.all([
        openSession(),
        loadCode(() => import('../views/session-views.ts')),
      ])
      return findNextStep(session, asciiEmail(typed))
    },
    {
      onDone: onStep,
    },
  )
  // Remember the address for "Create an account", even without Continue.
  const remember = () => {
    const { email: typed } = form.getValues()
    if (findEmailProblem(typed) === undefined) rememberTypedEmail(asciiEmail(typed))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => {
        lookup.run(values.email)
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
      <EmailInput
        {...form.getInputProps('email')}
        onBlur={remember}
        ref={field}
        autoFocus
        label={t('email')}
      />
      <AuthErrorPanel error={lookup.error} />
      <ActionButton
        className={formClasses.primary}
        type="submit"
        fullWidth
        isRunning={lookup.isRunning}
        label={t('continue')}
        running={common('loading')}
      />
    </form>
  )
}
