import assert from 'node:assert/strict'
import type { ReceivedMail } from '../../server/testing/test-mailbox.ts'

/** Returns the link in an account mail, from its text part. */
export function mailedLink({ text }: ReceivedMail): string {
  const [link] = /https?:\S+\/__\/auth\/action\?\S+/.exec(text ?? '') ?? []
  assert.ok(link, 'the mail has no link')
  return link
}
