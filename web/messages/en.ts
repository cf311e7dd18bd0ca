import { bulk } from './en/bulk.ts'
import { catalogs } from './en/catalogs.ts'
import { common } from './en/common.ts'
import { counter } from './en/counter.ts'
import { trace } from './en/trace.ts'
import { customers } from './en/customers.ts'
import { dashboard } from './en/dashboard.ts'
import { days } from './en/days.ts'
import { deviceChecks } from './en/device-checks.ts'
import { fulfilment } from './en/fulfilment.ts'
import { held } from './en/held.ts'
import { linkMicrosoft } from './en/link-microsoft.ts'
import { linkProblem } from './en/link-problem.ts'
import { live } from './en/live.ts'
import { moveWork } from './en/move-work.ts'
import { quoteActions } from './en/quote-actions.ts'
import { quoteList } from './en/quote-list.ts'
import { quotes } from './en/quotes.ts'
import { settings } from './en/settings.ts'
import { team } from './en/team.ts'
import { account } from './en/account.ts'
import { accountAction } from './en/account-action.ts'
import { authErrors } from './en/auth-errors.ts'
import { resetPassword } from './en/reset-password.ts'
import { signIn } from './en/sign-in.ts'
import { signOut } from './en/sign-out.ts'
import { signUp } from './en/sign-up.ts'
import { teams } from './en/teams.ts'

/** Every text of the web app, in ICU syntax, one file per area. The other languages are merged over these. */
export const en = {
  common,
  bulk,
  counter,
  trace,
  catalogs,
  customers,
  dashboard,
  days,
  deviceChecks,
  fulfilment,
  held,
  linkMicrosoft,
  linkProblem,
  live,
  moveWork,
  quotes,
  quoteList,
  quoteActions,
  settings,
  team,
  account,
  accountAction,
  authErrors,
  resetPassword,
  signIn,
  signOut,
  signUp,
  teams,
} as const
