import { accountLinkEmail, type AccountLink } from './account-link.ts'
import type { Email } from './email.ts'

/** Carries the link that signs its reader in. */
export function signInLinkEmail(data: AccountLink): Email {
  return accountLinkEmail('signInLink', data)
}
