import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Action, useAction } from '#api/use-action.ts'
import { asciiEmail } from '#forms/email.ts'
import { fieldError } from '#forms/field-error.tsx'
import { passwordInputProps } from '#forms/password-input-props.tsx'
import { useEmailError } from '#forms/use-email-error.ts'
import { minPasswordLength } from '#forms/password-length.ts'
import formClasses from '#session/account-form.module.css'
import { authCodeOf } from '#session/auth-code.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { MicrosoftButton, MicrosoftProblem } from '#session/microsoft-button.tsx'
import { findTypedEmail } from '#session/remembered-email.ts'
import { MoveWorkDialog, type ExistingAccount } from '#session/move-work-dialog.tsx'
import { type SignedIn, useSession } from '#session/session-context.ts'
import { sendSignInLink } from '#session/sign-in-link.ts'
import { useMicrosoft } from '#session/use-microsoft.ts'
import { useReturnTo } from '#session/use-return-to.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { Icon } from '#ui/icon.tsx'
import { addAccount, type NewAccount } from './add-account.ts'
import { KnownAddress } from './known-address.tsx'

export function SignUpForm({
  anonymous,
  onLinkSent,
}: {
  readonly anonymous: SignedIn | null
  readonly onLinkSent: (email: string) => void
}) {
  const t = useTranslations('signUp')
  const signIn = useTranslations('signIn')
  const common = useTranslations('common')
  const session = useSession()
  const { go } = usePlace()
  const returnTo = useReturnTo()
  const [existing, setExisting] = useState<ExistingAccount>()
  const emailError = useEmailError()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: findTypedEmail() ?? '', password: '' },
    validate: {
      name: (text) => (text.trim() === '' ? fieldError(t('nameMissing')) : null),
      email: emailError,
      password: (text) => (text.length < minPasswordLength ? fieldError(t('passwordShort')) : null),
    },
  })
  const add = useAction((account: NewAccount) => addAccount(session, anonymous, account), {
    onDone: session.refresh,
    onFailed: (error, { email }) => {
      if (anonymous && authCodeOf(error) === 'auth/email-already-in-use') setExisting({ email })
    },
  })
  const microsoft = useMicrosoft({
    anonymous,
    onExistingAccount: setExisting,
    onAccountExists: (email) => go(paths.home(), { state: { linkFirst: email } }),
  })
  const link = useAction((email: string) => sendSignInLink(session, email, returnTo), {
    onDone: (_, email) => onLinkSent(email),
  })
  const submit = form.onSubmit(
    ({ name, email, password }) => {
      add.run({ name: name.trim(), email: asciiEmail(email), password })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  const sendLink = async () => {
    // For a link, only the address is required.
    const { hasError } = await form.validateField('email')
    if (hasError) form.getInputNode('email')?.focus()
    else link.run(asciiEmail(form.getValues().email))
  }
  return (
    <>
      <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
        <KnownAddress
          error={add.error}
          anonymous={anonymous}
          email={add.input?.email}
          onMove={() => setExisting({ email: add.input?.email })}
        />
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          name="name"
          autoComplete="name"
          autoFocus
          required
          withAsterisk={false}
          label={t('name')}
        />
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          label={t('email')}
          description={t('emailHelp')}
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          {...passwordInputProps(signIn('showPassword'))}
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          label={t('password')}
          description={t('passwordHelp')}
        />
        <ActionButton
          className={formClasses.primary}
          type="submit"
          fullWidth
          isRunning={add.isRunning}
          label={t('create')}
          running={common('loading')}
        />
      </form>
      <OtherWays link={link} onLink={sendLink} microsoft={microsoft} />
      {anonymous && (
        <MoveWorkDialog account={existing} anonymous={anonymous.user} onStay={() => setExisting(undefined)} />
      )}
    </>
  )
}

/** Ways to sign up without a password. */
function OtherWays({
  link,
  onLink,
  microsoft,
}: {
  readonly link: Pick<Action<unknown, string>, 'isRunning' | 'error'>
  readonly onLink: () => Promise<void>
  readonly microsoft: ReturnType<typeof useMicrosoft>
}) {
  const t = useTranslations('signUp')
  return (
    <>
      <div className={formClasses.divider}>{t('or')}</div>
      <div className="cp-column cp-gap-8">
        <div className={formClasses.pair}>
          <ActionButton
            className={formClasses.other}
            variant="default"
            fullWidth
            icon={<Icon of={IconWand} size={18} />}
            isRunning={link.isRunning}
            label={t('magicLink')}
            running={t('magicLinkRunning')}
            onClick={onLink}
          />
          {microsoft.isOffered && (
            <MicrosoftButton microsoft={microsoft} label={t('microsoft')} running={t('microsoftRunning')} />
          )}
        </div>
        <AuthErrorPanel error={link.error} />
        <MicrosoftProblem microsoft={microsoft} />
      </div>
    </>
  )
}
