import type { MiddlewareHandler } from 'hono'
import type { Config, HostedDatabase, HostedIdentity } from '#config'

// Mantine writes style elements at run time, hence 'unsafe-inline' for styles and for nothing else.
// The barcode reader is WebAssembly, which browsers forbid together with eval unless it is named by itself.
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
/** What reCAPTCHA loads (https://developers.google.com/recaptcha/docs/faq), and where Google's App Check is asked. */
const recaptchaSources: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/', 'https://content-firebaseappcheck.googleapis.com'],
}

type Sources = Partial<Record<keyof typeof policy, readonly string[]>>
type Headers = readonly (readonly [name: string, value: string])[]
type HeaderConfig = Pick<
  Config,
  'publicUrl' | 'recaptcha' | 'hostedIdentity' | 'hostedDatabase' | 'microsoft'
>

/** Sets the headers that a response needs, except those that its own handler has set. */
export function securityHeaders({
  publicUrl,
  recaptcha,
  hostedIdentity,
  hostedDatabase,
  microsoft,
}: HeaderConfig): MiddlewareHandler {
  const more = [
    ...(recaptcha ? [recaptchaSources] : []),
    ...(hostedIdentity ? [hostedSources(hostedIdentity)] : []),
    ...(hostedDatabase ? [databaseSources(hostedDatabase)] : []),
    ...(hostedIdentity?.isGoogles && microsoft ? [popupSources(hostedIdentity)] : []),
  ]
  const always: Headers = [
    ['x-content-type-options', 'nosniff'],
    ...(publicUrl.startsWith('https:') ? [['strict-transport-security', 'max-age=31536000'] as const] : []),
  ]
  const shown: Headers = [
    ...always,
    ['content-security-policy', contentSecurityPolicy(more)],
    // Not same-origin: a sign-in pop-up would look closed to the page that opened it.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    // Addresses carry tokens of quotes and one-time codes.
    ['referrer-policy', 'same-origin'],
    ['permissions-policy', 'camera=(self), geolocation=(), microphone=()'],
  ]
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // What programs read is never a page, and there are thousands of it.
    const isJson = headers.get('content-type')?.startsWith('application/json')
    for (const [name, value] of isJson ? always : shown) if (!headers.has(name)) headers.set(name, value)
  }
}

function hostedSources({ apiUrl, tokenUrl }: HostedIdentity): Sources {
  return { 'connect-src': [...new Set([apiUrl, tokenUrl])] }
}

/**
 * Sockets, REST, and the scripts and frames of long polls. A database at Google's sends its clients on to other hosts
 * beside its own, which the SDK follows.
 */
function databaseSources({ url }: HostedDatabase): Sources {
  const { origin, host, protocol } = new URL(url)
  const [, beside] = /^[^.]+\.((?:[\w-]+\.)?(?:firebaseio\.com|firebasedatabase\.app))$/.exec(host) ?? []
  const web = [origin, ...(beside === undefined ? [] : [`${protocol}//*.${beside}`])]
  const sockets = web.map((source) => source.replace(/^http/, 'ws'))
  return { 'connect-src': [...web, ...sockets], 'script-src': web, 'frame-src': web }
}

/** What the SDK's own way to sign in by another window loads: https://firebase.google.com/docs/auth/web/redirect-best-practices */
function popupSources({ authDomain }: HostedIdentity): Sources {
  return { 'script-src': ['https://apis.google.com/'], 'frame-src': [`https://${authDomain}/`] }
}

function contentSecurityPolicy(more: readonly Sources[]): string {
  return Object.entries(policy)
    .map(
      ([name, sources]) =>
        [name, ...sources, ...more.flatMap((each) => each[name as keyof typeof policy] ?? [])].join(' '), // its own keys
    )
    .join('; ')
}
