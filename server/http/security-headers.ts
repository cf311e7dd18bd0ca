import type { MiddlewareHandler } from 'hono'

// Mantine writes style elements at run time, hence 'unsafe-inline' for styles and for nothing else.
// The barcode reader is WebAssembly, which browsers forbid together with eval unless it is named by itself.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Sets the headers of every response, except those that its own handler has set. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy,
    // Not same-origin: a sign-in pop-up would look closed to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
    // Addresses carry tokens of quotes and one-time codes.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
