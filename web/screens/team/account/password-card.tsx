import { PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { updatePassword } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { minPasswordLength } from '#forms/password-length.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { visibleError, useWithRecentSignIn } from './recent-sign-in-context.ts'
import { useAccount, useAccountChanged } from './use-account.ts'
import { clearEmailChange } from './use-email-change.ts'
import { useSignInMethods } from './use-sign-in-methods.ts'

/** Sets or changes the password. */
export function PasswordCard({ onSaved }: { readonly onSaved: () => void }) {
  const t = useTranslations('account.password')
  const common = useTranslations('common')
  const signIn = useTranslations('signIn')
  const signUp = useTranslations('signUp')
  const { user, refresh } = useSignedIn()
  const methods = useSignInMethods()
  const { passwordRemovedAt } = useAccount()
  const withRecentSignIn = useWithRecentSignIn()
  const changed = useAccountChanged()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: {
      password: (text) => (text.length < minPasswordLength ? fieldError(signUp('passwordShort')) : null),
    },
  })
  const save = useAction((password: string) => withRecentSignIn(() => updatePassword(user, password)), {
    onDone: () => {
      form.reset()
      clearEmailChange(user.uid)
      onSaved()
      refresh()
      return changed()
    },
  })
  const submit = form.onSubmit(
    ({ password }) => {
      save.run(password)
    },
    () => form.getInputNode('password')?.focus(),
  )
  if (user.email === null) {
    return (
      <Card title={t('title')} help={t('help')}>
        <p className="cp-dim">{t('needsEmail')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('title')} help={t('help')}>
      {passwordRemovedAt !== null && <Note kind="news">{t('removed')}</Note>}
      <form className={classes.form} onSubmit={submit} noValidate>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...passwordInputProps(signIn('showPassword'))}
          name="new-password"
          autoComplete="new-password"
          label={t('field')}
        />
        <AuthErrorPanel error={visibleError(save.error)} />
        {save.isDone && (
          <Note kind="news">
            <span role="status">{t('done')}</span>
          </Note>
        )}
        <div className={classes.actions}>
          <ActionButton
            type="submit"
            variant="default"
            isRunning={save.isRunning}
            label={t(methods.password ? 'change' : 'set')}
            running={common('saving')}
          />
        </div>
      </form>
    </Card>
  )
}
