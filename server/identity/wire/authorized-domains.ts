import { identityError } from '../errors.ts'

const loopback = ['localhost', '127.0.0.1']

/**
 * Returns the hosts that sign-in may return to: the host of publicUrl, or all loopback names if it is a
 * loopback name.
 */
export function authorizedDomains(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl)
  return loopback.includes(hostname) ? loopback : [hostname]
}

/**
 * Returns the URL to continue at after a link. Throws identity/continue-url-invalid,
 * identity/continue-url-foreign.
 */
export function requireContinueUrl(text: string, publicUrl: string): URL {
  const url = requireWebUrl(text)
  const isDowngrade = url.protocol === 'http:' && publicUrl.startsWith('https:')
  if (isDowngrade || !authorizedDomains(publicUrl).includes(url.hostname)) {
    throw identityError('identity/continue-url-foreign', 'Domain not allowlisted by project')
  }
  return url
}

/**
 * Returns the URL of a page of publicUrl's origin; on loopback, of any port. Throws the errors of
 * requireContinueUrl.
 */
export function requireOwnPage(text: string, publicUrl: string): URL {
  const url = requireContinueUrl(text, publicUrl)
  if (url.origin === new URL(publicUrl).origin || loopback.includes(url.hostname)) return url
  throw identityError('identity/continue-url-foreign', 'Not a page of this project')
}

/** Throws identity/continue-url-invalid. */
export function requireWebUrl(text: string): URL {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username || url.password) throw identityError('identity/continue-url-invalid')
  return url
}
