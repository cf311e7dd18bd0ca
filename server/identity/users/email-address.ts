import { domainToUnicode } from 'node:url'
import { regexes } from 'zod'
import { identityError } from '../errors.ts'

/** Characters. Source: RFC 5321, 4.5.3.1.3. */
const maxAddressLength = 254

/** Returns the address lower-cased, as it is stored and compared. Undefined if invalid by the rule of HTML e-mail inputs. */
export function parseEmailAddress(text: string): string | undefined {
  const isAddress = text.length <= maxAddressLength && regexes.html5Email.test(text)
  return isAddress ? text.toLowerCase() : undefined
}

/** Returns the address lower-cased. Throws identity/email-missing, identity/email-invalid. */
export function requireEmailAddress(text: string | undefined): string {
  if (text === undefined) throw identityError('identity/email-missing')
  const email = parseEmailAddress(text)
  if (email === undefined) throw identityError('identity/email-invalid')
  return email
}

/** Returns an address for display, with the domain in Unicode. */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + domainToUnicode(email.slice(at + 1))
}
