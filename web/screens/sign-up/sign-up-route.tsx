import { Navigate } from 'react-router'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

/** Signing up while signed in: for those who try the product without an account. Others have one. */
export function SignUpRoute() {
  const { user } = useSignedIn()
  return user.isAnonymous ? <SignUpScreen /> : <Navigate to={paths.home()} replace />
}
