import { accountLinkEmail, type AccountLink } from './account-link.ts'
import type { Email } from './email.ts'

/** Carries the link that confirms its reader's address. */
export function emailVerificationEmail(data: AccountLink): Email {
  return accountLinkEmail('emailVerification', data)
}
