import { Navigate } from 'react-router'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { useReturnTo } from '#session/use-return-to.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

/** Sign-up for signed-in anonymous users; returns to the previous page afterwards. */
export function SignUpRoute() {
  const { user } = useSignedIn()
  const returnTo = useReturnTo()
  return user.isAnonymous ? <SignUpScreen /> : <Navigate to={returnTo ?? paths.home()} replace />
}
