import { accountLinkEmail, type AccountLink } from './account-link.ts'
import type { Email } from './email.ts'

/** Carries the link that gives an account its reader's address. */
export function emailChangeEmail(data: AccountLink): Email {
  return accountLinkEmail('emailChange', data)
}
