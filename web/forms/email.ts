import punycode from 'punycode/punycode.js'

/** The rule of HTML e-mail inputs, which the server applies too. Source: HTML, 4.10.5.1.5. */
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const address = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})*$`)

/**
 * Problem with a typed address. `letters`: it has characters before the @ that mail servers need not accept,
 * so it is refused.
 */
export type EmailProblem = 'missing' | 'bad' | 'letters'

/** Returns the problem with a typed address that can be seen from its form. */
export function findEmailProblem(text: string): EmailProblem | undefined {
  const typed = text.trim()
  if (typed === '') return 'missing'
  if (!/^[^\s@]+@[^\s@]+$/.test(typed)) return 'bad'
  if (address.test(asciiEmail(typed))) return undefined
  const [local = ''] = typed.split('@')
  return /[^\u0000-\u007f]/.test(local) ? 'letters' : 'bad'
}

/**
 * Returns a typed address in the form sent to the server, with the domain in ASCII. Some browsers convert it
 * already in the field.
 */
export function asciiEmail(text: string): string {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  return typed.slice(0, at + 1) + punycode.toASCII(typed.slice(at + 1).toLowerCase())
}

/** Returns an address in the form that people write. */
export function shownEmail(email: string): string {
  return punycode.toUnicode(email)
}
