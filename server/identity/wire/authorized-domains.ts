import { identityError } from '../errors.ts'

const loopback = ['localhost', '127.0.0.1']

/** Hosts that sign-in may return to: our own; on a developer's machine, by each of its names. */
export function authorizedDomains(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl)
  return loopback.includes(hostname) ? loopback : [hostname]
}

/** The address to return to after a link. Throws identity/continue-url-invalid, identity/continue-url-foreign. */
export function requireContinueUrl(text: string, publicUrl: string): URL {
  const url = requireWebUrl(text)
  const isDowngrade = url.protocol === 'http:' && publicUrl.startsWith('https:')
  if (isDowngrade || !authorizedDomains(publicUrl).includes(url.hostname)) {
    throw identityError('identity/continue-url-foreign', 'Domain not allowlisted by project')
  }
  return url
}

/** A page of ours; on a developer's machine, at any port. Throws as requireContinueUrl. */
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
