import type { User } from 'firebase/auth'
import { Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useClientConfig } from '#api/client-config-context.ts'
import { useRegion } from '#messages/region-context.ts'
import { patterns } from '#paths'
import type { Session } from '#session/session.ts'
import { OpenSessionContext, SessionContext, SignedInContext } from '#session/session-context.ts'
import { useIntent } from '#session/use-intent.ts'
import { CodeNotice } from '#code/code-notice.tsx'
import { lazyView } from '#code/lazy-view.tsx'
import { loadCode } from '#code/load-code.ts'
import { BrowserPlace } from '#ui/fields/browser-place.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { SignedIn } from './signed-in-view.ts'

const loadViews = () => loadCode(() => import('./views/session-views.ts'))
const Notices = lazyView(
  () => import('./views/session-views.ts'),
  ({ Notices }) => Notices,
)
const ResetPasswordScreen = lazyView(
  () => import('./views/session-views.ts'),
  ({ ResetPasswordScreen }) => ResetPasswordScreen,
)
const AccountActionScreen = lazyView(
  () => import('./views/session-views.ts'),
  ({ AccountActionScreen }) => AccountActionScreen,
)
const InvitationScreen = lazyView(
  () => import('./views/invitation-views.ts'),
  ({ InvitationScreen }) => InvitationScreen,
)
const SignUpScreen = lazyView(
  () => import('./views/session-views.ts'),
  ({ SignUpScreen }) => SignUpScreen,
)

/**
 * Shows the routed views when signed in, else the sign-in screen at the same address. A sign-in link is
 * handled first, even while signed in. isFirstVisit: nobody can be signed in, so the sign-in screen is shown
 * without the SDK, which loads at the first key, pointer or focus event.
 */
export function SessionGate({ isFirstVisit }: { readonly isFirstVisit: boolean }) {
  const { language } = useRegion()
  const { session, openSession, failure } = useLoadedSession()
  const [user, setUser] = useState<User | null | undefined>(isFirstVisit ? null : undefined)
  const [version, refresh] = useReducer((count: number) => count + 1, 0)
  const [, moved] = useReducer((count: number) => count + 1, 0)
  useEffect(() => session?.watchUser(setUser), [session])
  useEffect(() => {
    session?.setMailLanguage(language)
  }, [session, language])
  const { pathname, search } = window.location
  const isNeeded = !isFirstVisit || search !== '' || screenAt(pathname) !== 'sign-in'
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (isNeeded) openSession().catch(() => setIsStuck(true))
  }, [isNeeded, openSession])
  useIntent(() => void openSession().catch(() => {}), session === undefined)
  const open = useMemo(() => session && { ...session, refresh }, [session])
  // A new object per version, so that components see changes that the SDK made inside the user.
  const signedIn = useMemo(
    () => (session && user ? { session, user, refresh, version } : null),
    [session, user, version],
  )
  if (isStuck) throw failure.current // for the error boundary
  if (user === undefined) return <PageLoader />
  const followsLink = search !== '' && session?.findSignInLink() !== undefined
  return (
    <OpenSessionContext value={openSession}>
      <SessionContext value={open ?? null}>
        <SignedInContext value={signedIn}>
          <Suspense fallback={<PageLoader />}>
            {signedIn && !followsLink ? (
              <SignedIn />
            ) : (
              <BrowserPlace onChange={moved}>
                <SignedOut hasSession={session !== undefined} followsLink={followsLink} />
              </BrowserPlace>
            )}
          </Suspense>
          <CodeNotice />
          {session && (
            <Suspense>
              <Notices />
            </Suspense>
          )}
        </SignedInContext>
      </SessionContext>
    </OpenSessionContext>
  )
}

function SignedOut({
  hasSession,
  followsLink,
}: {
  readonly hasSession: boolean
  readonly followsLink: boolean
}) {
  const { pathname, search } = usePlace()
  const screen = followsLink ? 'sign-in' : screenAt(pathname)
  // Before the session is open, only the sign-in screen works, and only the session can recognise a sign-in
  // link.
  if (!hasSession && (screen !== 'sign-in' || search !== '')) return <PageLoader />
  switch (screen) {
    case 'invitation':
      return <InvitationScreen />
    case 'sign-up':
      return <SignUpScreen />
    case 'account-action':
      return <AccountActionScreen />
    case 'reset-password':
      return <ResetPasswordScreen />
    case 'sign-in':
      return <SignInScreen />
  }
}

/** First segment of the addresses of invitations. */
const invitations = patterns.invitation.slice(0, patterns.invitation.indexOf(':'))

function screenAt(
  pathname: string,
): 'invitation' | 'sign-in' | 'sign-up' | 'account-action' | 'reset-password' {
  if (pathname.startsWith(invitations)) return 'invitation'
  if (pathname === patterns.signUp) return 'sign-up'
  if (pathname === patterns.accountAction) return 'account-action'
  return pathname === patterns.resetPassword ? 'reset-password' : 'sign-in'
}

/** Returns the open session and the function that opens it. After a failure, it can be opened again. */
function useLoadedSession() {
  const config = useClientConfig()
  const [session, setSession] = useState<Session>()
  const opening = useRef<Promise<Session>>(undefined)
  const failure = useRef<unknown>(undefined)
  const openSession = useCallback(() => {
    opening.current ??= load()
    return opening.current

    async function load(): Promise<Session> {
      try {
        Notices.prepare()
        const { openSession: open } = await loadViews()
        const opened = await open(config)
        setSession(opened)
        return opened
      } catch (error) {
        opening.current = undefined
        failure.current = error
        throw error
      }
    }
  }, [config])
  return { session, openSession, failure }
}
