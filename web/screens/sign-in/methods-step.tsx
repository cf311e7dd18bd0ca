import { Anchor, Box, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconInfoCircle, IconMail, IconWand } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { sendSignInLink } from '#session/sign-in-link.ts'
import { MicrosoftButton, MicrosoftProblem } from '#session/microsoft-button.tsx'
import type { Microsoft } from '#session/use-microsoft.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SignInMethod, SignInStep } from './sign-in-step.ts'

/** Sign-in methods of the account with this address. */
export function MethodsStep({
  email,
  methods,
  linkError,
  isForLink = false,
  microsoft,
  onStep,
  onStartAgain,
}: {
  readonly email: string
  readonly methods: readonly SignInMethod[]
  readonly linkError?: unknown
  readonly isForLink?: boolean
  readonly microsoft: Microsoft
  readonly onStep: (step: SignInStep) => void
  readonly onStartAgain: () => void
}) {
  const t = useTranslations('signIn')
  const session = useSession()
  const link = useMutation({
    mutationFn: () => sendSignInLink(session, email),
    onSuccess: () => onStep({ at: 'mailbox', email, sent: 'signIn', offersMicrosoft: false }),
  })
  const field = (
    <TextInput
      className={formClasses.readOnly}
      label={t('email')}
      value={shownEmail(email)}
      readOnly
      type="email"
      name="email"
      autoComplete="username"
      leftSection={<Icon of={IconMail} size={18} />}
      rightSectionWidth={76}
      rightSection={
        <Anchor
          className={formClasses.change}
          component="button"
          type="button"
          aria-label={t('changeEmail')}
          onClick={onStartAgain}
        >
          {t('change')}
        </Anchor>
      }
    />
  )
  const hasPassword = methods.includes('password')
  const hasLink = methods.includes('emailLink')
  const hasMicrosoft = methods.includes('microsoft.com')
  const divider = <div className={formClasses.divider}>{t('or')}</div>
  return (
    <>
      {isForLink && (
        <Box mb="md">
          <Note kind="news" icon={<Icon of={IconInfoCircle} size={18} />}>
            {t.rich('linkFirst', { email, b: (words) => <b>{words}</b> })}
          </Note>
        </Box>
      )}
      {hasPassword ? (
        <PasswordForm email={email} emailField={field} onStep={onStep} />
      ) : (
        <Box className="cp-column cp-gap-16" mb="md">
          {field}
        </Box>
      )}
      {hasPassword && methods.length > 1 && divider}
      <div className="cp-column cp-gap-8">
        {hasLink && (
          <ActionButton
            className={formClasses.other}
            variant={hasPassword ? 'default' : 'filled'}
            autoFocus={!hasPassword}
            fullWidth
            icon={<Icon of={IconWand} size={18} />}
            isRunning={link.isPending}
            label={t('magicLink')}
            running={t('magicLinkRunning')}
            onClick={() => link.mutate()}
          />
        )}
        <AuthErrorPanel error={link.isIdle ? linkError : link.error} />
        {hasLink && hasMicrosoft && !hasPassword && divider}
        {hasMicrosoft && (
          <MicrosoftButton microsoft={microsoft} label={t('microsoft')} running={t('microsoftRunning')} />
        )}
        <MicrosoftProblem microsoft={microsoft} />
      </div>
      <OtherSignInMethods />
    </>
  )
}
