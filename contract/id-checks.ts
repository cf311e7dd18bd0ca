import type { QuoteToken, TeamId } from './ids.ts'

// Apart from the schemas, so that a browser can check an address without the validation library.

/** 20 random letters and digits, made by the server. */
export const idPattern = /^[A-Za-z0-9]{20}$/
export const tokenPattern = /^[A-Za-z0-9_-]{27}$/

export function isTeamId(text: string | undefined): text is TeamId {
  return text !== undefined && idPattern.test(text)
}

export function isQuoteToken(text: string | undefined): text is QuoteToken {
  return text !== undefined && tokenPattern.test(text)
}
