import { accountAction } from './en/account-action.ts'
import { authErrors } from './en/auth-errors.ts'
import { common } from './en/common.ts'
import { invitation } from './en/invitation.ts'
import { linkMicrosoft } from './en/link-microsoft.ts'
import { linkProblem } from './en/link-problem.ts'
import { moveWork } from './en/move-work.ts'
import { resetPassword } from './en/reset-password.ts'
import { signIn } from './en/sign-in.ts'
import { signOut } from './en/sign-out.ts'
import { signUp } from './en/sign-up.ts'

/** Texts shown before sign-in, which a first visit loads. */
export const enSession = {
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
} as const
