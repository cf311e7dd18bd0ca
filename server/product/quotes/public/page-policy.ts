import { createHash } from 'node:crypto'

/**
 * Security policy of a page: its own style, its script and fonts. Framing is forbidden: something could be
 * laid over the Accept button.
 */
export function pagePolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ')}`,
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
