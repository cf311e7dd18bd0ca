import type { PublicInvitation } from '@costard/contract'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { shownEmail } from '#forms/email.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { rememberTypedEmail } from '#session/remembered-email.ts'
import type { SignedIn } from '#session/session-context.ts'
import { leaveSession } from '#session/session.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { usePlace } from '#ui/fields/place.ts'

/** Shown to a person signed in with another address than the invited one, with both addresses. */
export function OtherAccount({
  invitation: { email },
  signedIn: { session, user },
}: {
  readonly invitation: PublicInvitation
  readonly signedIn: SignedIn
}) {
  const t = useTranslations('invitation')
  const { pathname, go } = usePlace()
  const change = useAction(() => leaveSession(session), {
    onStart: () => rememberTypedEmail(email),
  })
  const address = shownEmail(email)
  // A guest keeps their work and adds the invited address.
  const addEmail = () => {
    rememberTypedEmail(email)
    go(paths.signUp(), { state: { returnTo: pathname } })
  }
  return (
    <div className="cp-column cp-gap-8">
      <Note kind="news">
        {user.isAnonymous || user.email === null
          ? t('otherGuest')
          : t('otherAccount', { email: shownEmail(user.email) })}
      </Note>
      {user.isAnonymous ? (
        <Button className={formClasses.wordy} onClick={addEmail}>
          {t('addEmail', { email: address })}
        </Button>
      ) : (
        <ActionButton
          className={formClasses.wordy}
          action={change}
          label={t('signInOther', { email: address })}
          running={t('signInOther', { email: address })}
        />
      )}
      <Button className={formClasses.wordy} variant="default" onClick={() => go(paths.home())}>
        {t('stay')}
      </Button>
    </div>
  )
}
