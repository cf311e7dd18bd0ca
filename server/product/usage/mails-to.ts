import { mailboxOf } from './mailbox-of.ts'
import type { Use } from './usage-limits.ts'

/** Returns the uses for mails to an address; the limit per sender leaves room for mails of other senders. */
export function mailsTo(recipient: string, senderId: string, count = 1): readonly Use[] {
  const mailbox = mailboxOf(recipient)
  return [
    ['mails-per-sender-and-recipient', `${senderId} ${mailbox}`, count],
    ['mails-per-recipient', mailbox, count],
  ]
}
