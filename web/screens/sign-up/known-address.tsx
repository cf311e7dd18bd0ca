import { Anchor } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { authCodeOf } from '#session/auth-code.ts'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { leaveSession } from '#session/session.ts'
import { type SignedIn, useSession } from '#session/session-context.ts'

/** Why no account came of it; for an address that has one, the way to sign in with it. */
export function KnownAddress({
  error,
  anonymous,
}: {
  readonly error: unknown
  readonly anonymous: SignedIn | null
}) {
  const t = useTranslations('signUp')
  const session = useSession()
  const navigate = useNavigate()
  const signInInstead = async () => {
    await navigate(paths.home())
    if (anonymous) await leaveSession(session)
  }
  return (
    <AuthErrorPanel error={error}>
      {authCodeOf(error) === 'auth/email-already-in-use' && (
        <>
          {anonymous && <div>{t('workStaysBehind')}</div>}
          <Anchor component="button" type="button" c="inherit" fw={550} onClick={signInInstead}>
            {t('signInInstead')}
          </Anchor>
        </>
      )}
    </AuthErrorPanel>
  )
}
