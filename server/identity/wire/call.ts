import type { Locale } from '@costard/templates'

/** What a call tells besides its body. */
export interface Call {
  /** Network address of the client; undefined where it cannot be known. */
  client: string | undefined
  /** As the browser calls itself, cut short. */
  userAgent: string | undefined
  locale: Locale
}
