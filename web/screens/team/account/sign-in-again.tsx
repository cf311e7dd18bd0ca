import { PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  EmailAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { OtherMethod } from '#session/other-method.tsx'
import { useSession, useSignedIn } from '#session/session-context.ts'
import { sendSignInLink } from '#session/sign-in-link.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { LocalMailbox } from './local-mailbox.tsx'
import { useSignInMethods } from './use-sign-in-methods.ts'

const lookAgainMs = 1000

/** Sign-in methods of the current account, for signing in again as the same user. */
export function SignInAgain({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('account.again')
  const signIn = useTranslations('signIn')
  const common = useTranslations('common')
  const session = useSession()
  const { user } = useSignedIn()
  const { costard } = useClientConfig()
  const methods = useSignInMethods()
  const { email } = user
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (text) => (text === '' ? fieldError(signIn('passwordMissing')) : null) },
  })
  const again = useAction((signInAgain: () => Promise<unknown>) => signInAgain(), {
    onDone,
  })
  const link = useAction(async (to: string) => {
    const { authTime } = await user.getIdTokenResult()
    await sendSignInLink(session, to)
    return { signedInAt: authTime }
  })
  useLaterSignIn(link.output?.signedInAt, onDone)
  const submit = form.onSubmit(
    ({ password }) => {
      if (again.isRunning || email === null) return
      again.run(() => reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password)))
    },
    () => form.getInputNode('password')?.focus(),
  )
  const hasPassword = methods.password && email !== null
  // The link is only offered for a confirmed address: following it earlier removes the password.
  const hasLink = email !== null && (user.emailVerified || !methods.password)
  const hasMicrosoft = methods.microsoft && costard.microsoft
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('text')}</Text>
        {hasPassword && (
          <>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordInput
              key={form.key('password')}
              {...form.getInputProps('password')}
              {...passwordInputProps(signIn('showPassword'))}
              name="password"
              autoComplete="current-password"
              data-autofocus
              label={t('password')}
            />
            <AuthErrorPanel error={again.error} of="own-password" />
            <ActionButton
              type="submit"
              fullWidth
              h={44}
              isRunning={again.isRunning}
              label={t('continue')}
              running={common('loading')}
            />
          </>
        )}
        {hasLink && !link.isDone && (
          <OtherMethod
            isRunning={link.isRunning}
            label={t('magicLink')}
            running={signIn('magicLinkRunning')}
            onClick={() => link.run(email)}
          />
        )}
        <AuthErrorPanel error={link.error} />
        {link.isDone && email !== null && (
          <Text role="status">
            {t.rich('linkSent', { email, b: (chunks) => <b>{chunks}</b> })} <LocalMailbox />
          </Text>
        )}
        {hasMicrosoft && (
          <OtherMethod
            isRunning={again.isRunning}
            label={t('microsoft')}
            running={signIn('microsoftRunning')}
            onClick={() => again.run(() => reauthenticateWithPopup(user, new OAuthProvider('microsoft.com')))}
          />
        )}
        {!hasPassword && <AuthErrorPanel error={again.error} />}
        {!hasPassword && !hasLink && !hasMicrosoft && <Text>{t('none')}</Text>}
      </Stack>
    </form>
  )
}

/**
 * Waits for a newer sign-in: the link opens in another tab, and the SDK shares the session across tabs.
 * before: time of the known sign-in.
 */
function useLaterSignIn(before: string | undefined, onDone: () => void): void {
  const { user } = useSignedIn()
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (before === undefined) return
    const look = async () => {
      const { authTime } = await user.getIdTokenResult()
      if (authTime !== before) done()
    }
    const timer = setInterval(() => void look().catch(() => {}), lookAgainMs)
    return () => clearInterval(timer)
  }, [before, user])
}
