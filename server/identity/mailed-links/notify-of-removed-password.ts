import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import type { Parts } from '../parts.ts'
import type { Call } from '../wire/call.ts'
import { MailRequest } from './account-link.ts'

export const passwordRemoved = eventType(
  'password-removed',
  MailRequest.extend({ email: z.string() }),
  'mail',
)

/** Mails the owner of an address that their sign-in by link removed the account's password. */
export function notifyOfRemovedPassword(
  tx: Transaction,
  { now }: Pick<Parts, 'now'>,
  email: string,
  { locale, userAgent, country }: Call,
): Promise<void> {
  const payload = { email, locale, userAgent, country, requestedAt: now().toISOString() }
  return publish(tx, passwordRemoved, payload)
}
