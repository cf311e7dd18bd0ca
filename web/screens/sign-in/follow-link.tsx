import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { asciiEmail, shownEmail } from '#forms/email.ts'
import { fieldError } from '#forms/field-error.tsx'
import { EmailInput } from '#forms/email-input.tsx'
import { useEmailError } from '#forms/use-email-error.ts'
import formClasses from '#session/account-form.module.css'
import { authCodeOf } from '#session/auth-code.ts'
import { LinkProblem } from '#session/link-problem.tsx'
import { cancelLink } from '#session/microsoft.ts'
import { MoveWorkDialog } from '#session/move-work-dialog.tsx'
import { findEmailForSignIn } from '#session/remembered-email.ts'
import { type SignedIn, useSession } from '#session/session-context.ts'
import { followSignInLink, sendSignInLink } from '#session/sign-in-link.ts'
import { announceRemovedPassword } from '#session/announce-removed-password.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { usePlace } from '#ui/fields/place.ts'

/** Handles a sign-in link: signs in with the remembered address, or asks for the address. */
export function FollowLink({
  link,
  signedIn,
}: {
  readonly link: string
  readonly signedIn: SignedIn | null
}) {
  const t = useTranslations('signIn')
  const common = useTranslations('common')
  const session = useSession()
  const { pathname, go } = usePlace()
  const field = useRef<HTMLInputElement>(null)
  const [remembered] = useState(findEmailForSignIn)
  const emailError = useEmailError()
  const form = useForm({
    initialValues: { email: shownEmail(remembered ?? '') },
    validate: { email: emailError },
  })
  const anonymous = signedIn?.user.isAnonymous ? signedIn : undefined
  const leaveLink = () => go(pathname, { replace: true })
  const follow = useAction(
    async ({ email }: { email: string }) => {
      await followSignInLink(session, { link, email, anonymous: anonymous?.user })
      if (anonymous) anonymous.refresh()
      else void announceRemovedPassword(t('link.passwordRemoved'), common('close'))
    },
    {
      onDone: leaveLink,
      onFailed: (error) => {
        if (isOtherAddress(error)) form.setFieldError('email', fieldError(t('link.otherAddress')))
      },
    },
  )
  const start = useEffectEvent(() => {
    if (remembered !== undefined) follow.run({ email: remembered })
  })
  useEffect(() => start(), [])
  const email = asciiEmail(form.values.email)
  if (anonymous && authCodeOf(follow.error) === 'auth/email-already-in-use') {
    const signIn = async () => {
      await followSignInLink(session, { link, email, anonymous: undefined })
      leaveLink()
    }
    return <MoveWorkDialog account={{ email, signIn }} anonymous={anonymous.user} onStay={leaveLink} />
  }
  if (follow.error && !isOtherAddress(follow.error)) {
    return (
      <LinkProblem
        error={follow.error}
        newLink={{ sent: 'signIn', email, send: (address) => sendSignInLink(session, address) }}
        onTryAgain={() => follow.run({ email })}
        onStartAgain={() => {
          cancelLink()
          leaveLink()
        }}
      />
    )
  }
  if (remembered !== undefined && !follow.error) return <p role="status">{t('link.signingIn')}</p>
  const submit = (event: SubmitEvent<HTMLFormElement>) =>
    form.onSubmit(
      () => {
        follow.run({ email })
      },
      () => field.current?.focus(),
    )(event)
  return (
    <form className="cp-column cp-gap-16" onSubmit={submit} noValidate>
      <EmailInput {...form.getInputProps('email')} ref={field} autoFocus label={t('link.confirmEmail')} />
      <ActionButton
        className={formClasses.primary}
        type="submit"
        fullWidth
        isRunning={follow.isRunning}
        label={t('continue')}
        running={common('loading')}
      />
      {signedIn?.user.email && (
        <Button className={formClasses.wordy} variant="default" onClick={leaveLink}>
          {t('link.stay', { email: signedIn.user.email })}
        </Button>
      )}
    </form>
  )
}

/** True if the link is valid, but was sent to another address. */
function isOtherAddress(error: unknown): boolean {
  return authCodeOf(error) === 'auth/invalid-email'
}
