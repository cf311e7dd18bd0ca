import { Navigate } from 'react-router'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { useReturnTo } from '#session/use-return-to.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

/** Sign-up while signed in, for anonymous users only; then back to where they came from. */
export function SignUpRoute() {
  const { user } = useSignedIn()
  const returnTo = useReturnTo()
  return user.isAnonymous ? <SignUpScreen /> : <Navigate to={returnTo ?? paths.home()} replace />
}
