import { accountLinkEmail, type AccountLink } from './account-link.ts'
import type { Email } from './email.ts'

/** Tells the old address of an account that there is another or none, and carries the link that brings it back. */
export function emailChangedEmail(data: AccountLink): Email {
  return accountLinkEmail(data.newEmail === undefined ? 'emailRemoved' : 'emailChanged', data)
}
