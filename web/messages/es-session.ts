import { accountAction } from './es/account-action.ts'
import { authErrors } from './es/auth-errors.ts'
import { common } from './es/common.ts'
import { invitation } from './es/invitation.ts'
import { linkMicrosoft } from './es/link-microsoft.ts'
import { linkProblem } from './es/link-problem.ts'
import { moveWork } from './es/move-work.ts'
import { resetPassword } from './es/reset-password.ts'
import { signIn } from './es/sign-in.ts'
import { signOut } from './es/sign-out.ts'
import { signUp } from './es/sign-up.ts'

/** Spanish texts of `en-session.ts`. */
export const esSession = {
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
