import { createHash } from 'node:crypto'

/** Key of a counter in identity.rate_limits. */
export function limitKey(limit: string, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
