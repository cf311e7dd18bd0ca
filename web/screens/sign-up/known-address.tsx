import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { authCodeOf } from '#session/auth-code.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import type { SignedIn } from '#session/session-context.ts'
import { usePlace } from '#ui/fields/place.ts'

/** Reason why sign-up failed; for an address with an account, also the way to sign in. */
export function KnownAddress({
  error,
  anonymous,
  email,
  onMove,
}: {
  readonly error: unknown
  readonly anonymous: SignedIn | null
  readonly email: string | undefined
  readonly onMove: () => void
}) {
  const t = useTranslations('signUp')
  const { go } = usePlace()
  // An anonymous user stays signed in until they decide about their work.
  const signInInstead = () => (anonymous ? onMove() : go(paths.home(), { state: { signInAs: email } }))
  return (
    <AuthErrorPanel error={error}>
      {authCodeOf(error) === 'auth/email-already-in-use' && (
        <Anchor
          className={formClasses.link}
          component="button"
          type="button"
          c="inherit"
          fw={550}
          onClick={signInInstead}
        >
          {t('signInInstead')}
        </Anchor>
      )}
    </AuthErrorPanel>
  )
}
