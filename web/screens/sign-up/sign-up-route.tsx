import { Navigate } from 'react-router'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

/** Sign-up while signed in, for anonymous users only. */
export function SignUpRoute() {
  const { user } = useSignedIn()
  return user.isAnonymous ? <SignUpScreen /> : <Navigate to={paths.home()} replace />
}
