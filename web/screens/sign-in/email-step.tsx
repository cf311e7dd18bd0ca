import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { IconMail } from '@tabler/icons-react'
import { type SubmitEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { looksLikeEmail } from '#forms/email.ts'
import { fieldError } from '#forms/field-error.tsx'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
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
  const form = useForm({
    initialValues: { email },
    validate: {
      email: (text) =>
        text.trim() === ''
          ? fieldError(t('emailMissing'))
          : looksLikeEmail(text)
            ? null
            : fieldError(t('emailBad')),
    },
  })
  const lookup = useMutation({
    mutationFn: async (typed: string) => {
      const [session, { findNextStep }] = await Promise.all([openSession(), import('../session-views.ts')])
      return findNextStep(session, typed.trim())
    },
    onSuccess: onStep,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => {
        if (!lookup.isPending) lookup.mutate(values.email)
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className={formClasses.form} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('email')}
        ref={field}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        required
        withAsterisk={false}
        label={t('email')}
        leftSection={<IconMail size={18} stroke={1.75} aria-hidden="true" />}
      />
      <AuthErrorPanel error={lookup.error} />
      <ActionButton
        className={formClasses.primary}
        type="submit"
        fullWidth
        isRunning={lookup.isPending}
        label={t('continue')}
        running={common('loading')}
      />
    </form>
  )
}
