import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { confirmPasswordReset, signInWithEmailAndPassword } from 'firebase/auth'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { minPasswordLength } from '#forms/password-length.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import { useSession } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { usePlace } from '#ui/fields/place.ts'

export function NewPasswordForm({ email, code }: { readonly email: string; readonly code: string }) {
  const t = useTranslations('resetPassword')
  const signUp = useTranslations('signUp')
  const signIn = useTranslations('signIn')
  const common = useTranslations('common')
  const { auth } = useSession()
  const { go } = usePlace()
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (text) => (text.length < minPasswordLength ? fieldError(signUp('passwordShort')) : null),
    },
  })
  // The code works once: after a failed sign-in, only the sign-in is retried.
  const [saved, setSaved] = useState<string>()
  const save = useAction(
    async (password: string) => {
      if (saved === undefined) {
        await confirmPasswordReset(auth, code, password)
        setSaved(password)
        rememberTypedEmail(email)
      }
      await signInWithEmailAndPassword(auth, email, saved ?? password)
    },
    {
      onDone: () => go(paths.home(), { replace: true }),
    },
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      ({ password }) => {
        save.run(password)
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      {saved === undefined ? (
        <PasswordInput
          {...form.getInputProps('password')}
          {...passwordInputProps(signIn('showPassword'))}
          ref={field}
          name="password"
          autoComplete="new-password"
          autoFocus
          required
          withAsterisk={false}
          label={t('password')}
          description={signUp('passwordHelp')}
        />
      ) : (
        save.error !== null && <Note kind="news">{t('saved')}</Note>
      )}
      <ActionButton
        className={formClasses.primary}
        type="submit"
        fullWidth
        isRunning={save.isRunning}
        label={saved !== undefined && save.error !== null ? signIn('signIn') : t('save')}
        running={common('loading')}
      />
      <AuthErrorPanel error={save.error} />
    </form>
  )
}
