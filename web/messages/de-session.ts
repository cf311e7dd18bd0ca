import { accountAction } from './de/account-action.ts'
import { authErrors } from './de/auth-errors.ts'
import { common } from './de/common.ts'
import { invitation } from './de/invitation.ts'
import { linkMicrosoft } from './de/link-microsoft.ts'
import { linkProblem } from './de/link-problem.ts'
import { moveWork } from './de/move-work.ts'
import { resetPassword } from './de/reset-password.ts'
import { signIn } from './de/sign-in.ts'
import { signOut } from './de/sign-out.ts'
import { signUp } from './de/sign-up.ts'

/** German texts of `en-session.ts`. */
export const deSession = {
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
