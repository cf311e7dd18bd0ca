import { idPattern, tokenPattern } from '../id-patterns.ts'
import type { InvitationToken, QuoteToken, TeamId } from '../ids.ts'

// Separate from the zod schemas: the browser validates ids in addresses without loading zod.

export function isTeamId(text: string | undefined): text is TeamId {
  return text !== undefined && idPattern.test(text)
}

export function isInvitationToken(text: string | undefined): text is InvitationToken {
  return text !== undefined && tokenPattern.test(text)
}

export function isQuoteToken(text: string | undefined): text is QuoteToken {
  return text !== undefined && tokenPattern.test(text)
}
