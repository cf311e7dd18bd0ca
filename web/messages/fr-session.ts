import { accountAction } from './fr/account-action.ts'
import { authErrors } from './fr/auth-errors.ts'
import { common } from './fr/common.ts'
import { invitation } from './fr/invitation.ts'
import { linkMicrosoft } from './fr/link-microsoft.ts'
import { linkProblem } from './fr/link-problem.ts'
import { moveWork } from './fr/move-work.ts'
import { resetPassword } from './fr/reset-password.ts'
import { signIn } from './fr/sign-in.ts'
import { signOut } from './fr/sign-out.ts'
import { signUp } from './fr/sign-up.ts'

/** French texts of `en-session.ts`. */
export const frSession = {
  accountAction,
  authErrors,
  common,
  invitation,
  linkMicrosoft,
  linkProblem,
  moveWork,
  resetPassword,
  signIn,
  signOut,
  signUp,
}
