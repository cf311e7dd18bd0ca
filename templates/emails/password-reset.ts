import { accountLinkEmail, type AccountLink } from './account-link.ts'
import type { Email } from './email.ts'

/** Carries the link that lets its reader choose a new password. */
export function passwordResetEmail(data: AccountLink): Email {
  return accountLinkEmail('passwordReset', data)
}
