import { Navigate, useLocation } from 'react-router'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

/** Sign-up while signed in, for anonymous users only; then back to where they came from. */
export function SignUpRoute() {
  const { user } = useSignedIn()
  const state = useLocation().state as { readonly returnTo?: string } | null // set by our links
  return user.isAnonymous ? <SignUpScreen /> : <Navigate to={state?.returnTo ?? paths.home()} replace />
}
