import { openTeams } from '@costard/contract'
import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { fetchSignInMethodsForEmail, signInWithEmailAndPassword, type User } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useRegion } from '#messages/region-context.ts'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AuthErrorPanel } from './auth-error-panel.tsx'
import { signInWithMicrosoft, cancelLink } from './microsoft.ts'
import { moveWork } from './move-work.ts'
import { OtherMethod } from './other-method.tsx'
import { useSession } from './session-context.ts'
import { sendSignInLink } from './sign-in-link.ts'
import { useReturnTo } from './use-return-to.ts'

/** Existing account for an anonymous user's address. */
export interface ExistingAccount {
  /** undefined for an identity without an address. */
  readonly email: string | undefined
  /** Signs in to that account at once; absent: its owner must sign in first. */
  readonly signIn?: () => Promise<unknown>
}

/** Asks what happens to the teams created without an account: move them, or change nothing. */
export function MoveWorkDialog({
  account,
  anonymous,
  onStay,
}: {
  readonly account: ExistingAccount | undefined
  readonly anonymous: User
  readonly onStay: () => void
}) {
  const t = useTranslations('moveWork')
  const stay = () => {
    cancelLink()
    onStay()
  }
  return (
    <Dialog opened={account !== undefined} onClose={stay} title={t('title')}>
      {account && <Choice account={account} anonymous={anonymous} onStay={stay} />}
    </Dialog>
  )
}

function Choice({
  account: { email, signIn },
  anonymous,
  onStay,
}: {
  readonly account: ExistingAccount
  readonly anonymous: User
  readonly onStay: () => void
}) {
  const t = useTranslations('moveWork')
  const words = useTranslations('signIn')
  const common = useTranslations('common')
  const session = useSession()
  const { language } = useRegion()
  const returnTo = useReturnTo()
  const { data: teams = [], isPending } = useQuery(query.teams.list.queryOptions({ select: openTeams }))
  const { data: methods, isPending: isLookingUp } = useQuery({
    queryKey: ['sign-in-methods', email],
    queryFn: () => fetchSignInMethodsForEmail(session.auth, email ?? ''),
    enabled: !signIn && email !== undefined,
  })
  // With enumeration protection the list is empty, in which case a password is possible.
  const hasPassword = !signIn && (!methods?.length || methods.includes('password'))
  const { hidesSignInMethods, microsoft } = session.config.costard
  const hasMicrosoft = microsoft && (hidesSignInMethods || methods?.includes('microsoft.com'))
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const move = useAction((signIn: () => Promise<unknown>) => moveWork(anonymous, signIn))
  const link = useAction((to: string) => sendSignInLink(session, to, returnTo))
  const count = teams.length
  const submit = form.onSubmit(({ password }) => {
    if (move.isRunning) return
    if (signIn) move.run(signIn)
    else if (email) move.run(() => signInWithEmailAndPassword(session.auth, email, password))
  })
  if (isPending) return null
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>
          {t.rich('text', {
            count,
            email: email ?? t('someAccount'),
            teams: new Intl.ListFormat(language).format(teams.map(({ name }) => name)),
            b: (chunks) => <b>{chunks}</b>,
          })}
        </Text>
        {hasPassword && !isLookingUp && (
          <PasswordInput
            key={form.key('password')}
            {...form.getInputProps('password')}
            {...passwordInputProps(words('showPassword'))}
            name="password"
            autoComplete="current-password"
            autoFocus
            required
            withAsterisk={false}
            label={words('password')}
          />
        )}
        {(signIn || hasPassword) && (
          <ActionButton
            type="submit"
            fullWidth
            h={44}
            isRunning={move.isRunning}
            label={t('move', { count })}
            running={common('loading')}
          />
        )}
        <AuthErrorPanel error={move.error} {...(hasPassword && { of: 'password' })} />
        {!signIn && email && !link.isDone && (
          <OtherMethod
            isRunning={link.isRunning}
            label={words('magicLink')}
            running={words('magicLinkRunning')}
            onClick={() => link.run(email)}
          />
        )}
        {link.isDone && email && (
          <Text role="status">{t.rich('linkSent', { email, b: (chunks) => <b>{chunks}</b> })}</Text>
        )}
        <AuthErrorPanel error={link.error} />
        {!signIn && hasMicrosoft && (
          <OtherMethod
            isRunning={move.isRunning}
            label={words('microsoft')}
            running={words('microsoftRunning')}
            onClick={() =>
              move.run(() => signInWithMicrosoft(session, { email, anonymous: undefined, isRedirect: false }))
            }
          />
        )}
        <Button variant="subtle" fullWidth h={44} onClick={onStay}>
          {t('stay')}
        </Button>
      </Stack>
    </form>
  )
}
