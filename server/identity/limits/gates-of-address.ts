import { widerNetworks } from '#http'
import { clientAndAddress, type Familiarity, type Gate } from './rate-limits.ts'

/** Kinds of mail with separate limits. */
export type MailKind = 'sign-in' | 'reset' | 'verify' | 'change'

/** Limits for a password typed for an address; the client's own limit is last. */
export function passwordGates(
  client: string | undefined,
  email: string,
  familiarity: Familiarity,
): readonly Gate[] {
  const own = ['wrong-password-per-client-and-account', clientAndAddress(client, email)] as const
  if (familiarity === 'client') return [own]
  const networks = widerNetworks(client).map(({ prefix, network }): Gate => [
    `wrong-password-per-${prefix}-and-account`,
    clientAndAddress(network, email),
  ])
  if (familiarity === 'network') return [own, ...networks]
  return [own, ...networks, ['wrong-password-per-account', email]]
}

/** Limits for mails of a kind to an address. */
export function mailGates(
  client: string | undefined,
  { kind, email }: { kind: MailKind; email: string },
  familiarity: Familiarity,
): readonly Gate[] {
  const subject = `${kind} ${email}`
  const own: Gate[] = [
    ['code-per-client', client],
    ['code-per-client-and-address', clientAndAddress(client, subject)],
  ]
  if (familiarity === 'client') return own
  const networks = widerNetworks(client).map(({ prefix, network }): Gate => [
    `code-per-${prefix}-and-address`,
    clientAndAddress(network, subject),
  ])
  if (familiarity === 'network') return [...own, ...networks]
  return [...own, ...networks, ['code-per-address', subject]]
}
