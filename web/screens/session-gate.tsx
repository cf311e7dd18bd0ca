import type { User } from 'firebase/auth'
import { lazy, Suspense, useEffect, useMemo, useReducer, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useClientConfig } from '#api/client-config-context.ts'
import { patterns } from '#paths'
import { PageLoader } from '#ui/page-loader.tsx'
import { openSession, watchUser } from '#session/session.ts'
import { SessionContext, SignedInContext } from '#session/session-context.ts'

const SignInScreen = lazy(() => import('./sign-in/sign-in-screen.tsx'))
const SignUpScreen = lazy(() => import('./sign-up/sign-up-screen.tsx'))

/** Signed in: the routed views. Signed out: the sign-in screen in their place, the address untouched. */
export function Component() {
  const config = useClientConfig()
  const session = useMemo(() => openSession(config), [config])
  const [user, setUser] = useState<User | null | undefined>(undefined)
  const [version, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watchUser(session, setUser), [session])
  const { pathname } = useLocation()
  // A new version makes a new value, so that readers see what the SDK changed inside the user.
  const signedIn = useMemo(() => user && { session, user, refresh, version }, [session, user, version])
  if (user === undefined) return <PageLoader />
  const SignedOut = pathname === patterns.signUp ? SignUpScreen : SignInScreen
  return (
    <SessionContext value={session}>
      <Suspense fallback={<PageLoader />}>
        {signedIn ? (
          <SignedInContext value={signedIn}>
            <Outlet />
          </SignedInContext>
        ) : (
          <SignedOut />
        )}
      </Suspense>
    </SessionContext>
  )
}
