import type { User } from 'firebase/auth'
import { lazy, Suspense, useEffect, useMemo, useReducer, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useClientConfig } from '#api/client-config-context.ts'
import { LiveProvider } from '#live/live-provider.tsx'
import { patterns } from '#paths'
import { PageLoader } from '#ui/page-loader.tsx'
import { useRegion } from '#messages/region-context.ts'
import { LinkMicrosoftDialog } from '#session/link-microsoft-dialog.tsx'
import { openSession, type Session, setMailLanguage, watchUser } from '#session/session.ts'
import { SessionContext, SignedInContext } from '#session/session-context.ts'
import { useAfterSignIn } from '#session/use-after-sign-in.ts'
import { findSignInLink } from '#session/sign-in-link.ts'

const SignInScreen = lazy(() => import('./sign-in/sign-in-screen.tsx'))
const ResetPasswordScreen = lazy(() => import('./reset-password/reset-password-screen.tsx'))
const AccountActionScreen = lazy(() => import('./account-action/account-action-screen.tsx'))
const SignUpScreen = lazy(() => import('./sign-up/sign-up-screen.tsx'))

/**
 * Signed in: the routed views. Signed out: the sign-in screen, with the address unchanged. A sign-in link is handled
 * first, whoever is signed in.
 */
export function Component() {
  const config = useClientConfig()
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    const fail = (error: unknown): void =>
      setSession(() => {
        throw error // to the route's error boundary
      })
    openSession(config).then(setSession, fail)
  }, [config])
  return session ? <SessionGate session={session} /> : <PageLoader />
}

function SessionGate({ session }: { session: Session }) {
  const { language } = useRegion()
  const [user, setUser] = useState<User | null | undefined>(undefined)
  const [version, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchUser(session, setUser), [session])
  useEffect(() => setMailLanguage(session, language), [session, language])
  const { pathname, search } = useLocation()
  const open = useMemo(() => ({ ...session, refresh }), [session])
  // A new object per version, so that readers see what the SDK changed inside the user.
  const signedIn = useMemo(
    () => (user ? { session, user, refresh, version } : null),
    [session, user, version],
  )
  const isSettling = useAfterSignIn(user)
  if (user === undefined || isSettling) return <PageLoader />
  const followsLink = search !== '' && findSignInLink(session) !== undefined
  return (
    <SessionContext value={open}>
      <SignedInContext value={signedIn}>
        <Suspense fallback={<PageLoader />}>
          {signedIn && !followsLink ? (
            <LiveProvider>
              <Outlet />
              <LinkMicrosoftDialog key={signedIn.user.uid} />
            </LiveProvider>
          ) : (
            <SignedOut pathname={followsLink ? undefined : pathname} />
          )}
        </Suspense>
      </SignedInContext>
    </SessionContext>
  )
}

/** pathname: undefined for a sign-in link, which the sign-in screen handles at any address. */
function SignedOut({ pathname }: { readonly pathname: string | undefined }) {
  if (pathname === patterns.signUp) return <SignUpScreen />
  if (pathname === patterns.accountAction) return <AccountActionScreen />
  return pathname === patterns.resetPassword ? <ResetPasswordScreen /> : <SignInScreen />
}
