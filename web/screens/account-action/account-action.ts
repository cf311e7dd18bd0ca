import { ActionCodeOperation, type ActionCodeInfo } from 'firebase/auth'

/** Effect of a link on the address of an account; email: address of the account afterwards. */
export interface AccountAction {
  readonly kind: 'verify' | 'change' | 'recover'
  readonly email: string
}

const kinds: Readonly<Record<string, AccountAction['kind']>> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
}

/** Returns the action of a code; null for a code of another kind. */
export function actionOf({ operation, data }: ActionCodeInfo): AccountAction | null {
  const kind = kinds[operation]
  return kind && data.email ? { kind, email: data.email } : null
}

/** Returns the page to continue at: the one that asked for the link if on our origin, else the start page. */
export function continueAddress(continueUrl: string | null, origin: string): string {
  const url = continueUrl === null ? null : URL.parse(continueUrl)
  return url?.origin === origin ? url.href : '/'
}
