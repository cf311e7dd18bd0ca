import { regexes } from 'zod'
import { identityError } from '../errors.ts'

/** Longest address that mail can carry. Source: RFC 5321, 4.5.3.1.3. */
const longestAddress = 254

/** An address as it is kept and compared: lower-cased. Undefined when it is none, by the rule of e-mail inputs in browsers. */
export function parseEmailAddress(text: string): string | undefined {
  const isAddress = text.length <= longestAddress && regexes.html5Email.test(text)
  return isAddress ? text.toLowerCase() : undefined
}

/** Throws identity/email-missing, identity/email-invalid. */
export function requireEmailAddress(text: string | undefined): string {
  if (text === undefined) throw identityError('identity/email-missing')
  const email = parseEmailAddress(text)
  if (email === undefined) throw identityError('identity/email-invalid')
  return email
}
