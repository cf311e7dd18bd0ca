import { pagePatterns, screenPatterns } from '@costard/contract'
import type { MiddlewareHandler } from 'hono'
import type { Config, HostedDatabase, HostedIdentity } from '#config'

// Mantine writes style elements at run time, so styles need 'unsafe-inline'. The barcode reader is
// WebAssembly: 'wasm-unsafe-eval' allows it without allowing eval.
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
}
/**
 * Hosts that reCAPTCHA loads from (https://developers.google.com/recaptcha/docs/faq), and the endpoint of
 * Google's App Check.
 */
const recaptchaSources: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
}

type Sources = Partial<Record<keyof typeof policy, readonly string[]>>
type Headers = readonly (readonly [name: string, value: string])[]
type HeaderConfig = Pick<
  Config,
  'publicUrl' | 'recaptcha' | 'hostedIdentity' | 'hostedDatabase' | 'microsoft' | 'content'
>

/** First path segments of pages with a token or a team, such as "q" of "/q/:token". */
const firstSegments = Object.values({ ...screenPatterns, ...pagePatterns })
  .filter((pattern) => pattern.includes('/:') && pattern !== screenPatterns.answer)
  .map((pattern) => pattern.split('/')[1])

/** Paths that search engines must not list: a searcher could answer the quote, or read private data. */
const unlistedPaths = new RegExp(`^/(?:${[...new Set(firstSegments), '__', 'api'].join('|')})/`)

/** Middleware: sets the security headers that the handler of the route has not set. */
export function securityHeaders({
  publicUrl,
  recaptcha,
  hostedIdentity,
  hostedDatabase,
  microsoft,
  content,
}: HeaderConfig): MiddlewareHandler {
  const extra = [
    ...(recaptcha ? [recaptchaSources] : []),
    ...(hostedIdentity ? [hostedSources(hostedIdentity)] : []),
    ...(hostedDatabase ? [databaseSources(hostedDatabase)] : []),
    ...(content.kind === 'prismic' ? [contentSources(content.endpoint)] : []),
    ...(hostedIdentity?.isGoogles && microsoft ? [popupSources(hostedIdentity)] : []),
  ]
  const forAll: Headers = [
    ['x-content-type-options', 'nosniff'],
    ...(publicUrl.startsWith('https:') ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]
  const forPages: Headers = [
    ...forAll,
    ['content-security-policy', contentSecurityPolicy(extra)],
    // With plain same-origin, the page that opened a sign-in pop-up would see the pop-up as closed.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    // URLs contain tokens of quotes and one-time codes.
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=()'],
  ]
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // JSON is never rendered, and most responses are JSON: skip the page headers.
    const isJson = /^application\/(problem\+)?json/.test(headers.get('content-type') ?? '')
    for (const [name, value] of isJson ? forAll : forPages) if (!headers.has(name)) headers.set(name, value)
    if (unlistedPaths.test(c.req.path)) headers.set('x-robots-tag', 'noindex, nofollow')
  }
}

function hostedSources({ apiUrl, tokenUrl }: HostedIdentity): Sources {
  return { 'connect-src': [...new Set([apiUrl, tokenUrl])] }
}

/**
 * Sources for sockets, REST, and the scripts and frames of long polls. A Firebase database redirects clients
 * to sibling hosts, and the SDK follows.
 */
function databaseSources({ url }: HostedDatabase): Sources {
  const { origin, host, protocol } = new URL(url)
  const [, parentDomain] =
    /^[^.]+\.((?:[\w-]+\.)?(?:firebaseio\.com|firebasedatabase\.app))$/.exec(host) ?? []
  const web = [origin, ...(parentDomain === undefined ? [] : [`${protocol}//*.${parentDomain}`])]
  const sockets = web.map((source) => source.replace(/^http/, 'ws'))
  return { 'connect-src': [...web, ...sockets], 'script-src': web, 'frame-src': web }
}

/** Sources for the repository of the help texts, and for its images. */
function contentSources(endpoint: string): Sources {
  const { origin } = new URL(endpoint)
  return { 'connect-src': [origin], 'img-src': [...new Set([origin, 'https://images.prismic.io'])] }
}

/**
 * Sources that the SDK's signInWithPopup loads from:
 * https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
function popupSources({ authDomain }: HostedIdentity): Sources {
  return { 'script-src': ['https://apis.google.com/'], 'frame-src': [`https://${authDomain}/`] }
}

function contentSecurityPolicy(extra: readonly Sources[]): string {
  return Object.entries(policy)
    .map(
      ([name, sources]) =>
        [name, ...sources, ...extra.flatMap((each) => each[name as keyof typeof policy] ?? [])].join(' '), // keys of the policy
    )
    .join('; ')
}
