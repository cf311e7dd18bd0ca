import { ActionCodeOperation, type ActionCodeInfo } from 'firebase/auth'

/** What a link does to the address of an account; email is the one that the account has afterwards. */
export interface AccountAction {
  readonly kind: 'verify' | 'change' | 'recover'
  readonly email: string
}

const kinds: Readonly<Record<string, AccountAction['kind']>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
}

/** null for a code that is no business of this screen. */
export function actionOf({ operation, data }: ActionCodeInfo): AccountAction | null {
  const kind = kinds[operation]
  return kind && data.email ? { kind, email: data.email } : null
}

/** Where to go on: the page that asked for the link when it is ours, else the start. */
export function continueAddress(continueUrl: string | null, origin: string): string {
  const url = continueUrl === null ? null : URL.parse(continueUrl)
  return url?.origin === origin ? url.href : '/'
}
