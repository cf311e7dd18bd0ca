import type { Locale } from '@costard/templates'

/** Facts about a request besides its body. */
export interface Call {
  /** Network address of the client; undefined if unknown. */
  client: string | undefined
  /** The User-Agent header, truncated. */
  userAgent: string | undefined
  locale: Locale
  /** Country that the browser states for its reader, ISO 3166-1; undefined if absent. */
  country: string | undefined
}
