import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { acceptanceEvidence } from './acceptance-evidence.ts'
import { acceptQuote, declineQuote } from './answer-quote.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { describePublicQuote, findNewerPath, getQuoteByToken, linesToCheck } from './public-quote.ts'
import { askQuestion } from '../questions/ask-question.ts'
import { proveByLink } from './prove-visitor.ts'
import { tokenHash } from '../quote-link.ts'
import { markViewed } from '../quote-store.ts'
import { changeMind } from './undo-acceptance.ts'

/** Calls of the customer page: the token of the link is the only credential. */
export function publicQuoteEndpoints(parts: ProductParts): Answers<typeof contract.publicQuotes> {
  const { database, now } = parts
  return {
    get: async ({ input }) => {
      const found = await getQuoteByToken(database.orm, input.token)
      return describePublicQuote(found, now(), {
        newerPath: await findNewerPath(database.orm, parts, found),
        toCheck: await linesToCheck(database.orm, found),
      })
    },
    view: async ({ input }) => {
      await getQuoteByToken(database.orm, input.token)
      await database.transaction(async (tx) => {
        const viewed = await markViewed(tx, tokenHash(input.token), now())
        if (viewed) await bumpQuoteRevision(tx, parts, viewed, null)
      })
      return { isViewed: true as const }
    },
    proveAddress: async ({ input, context }) => ({
      isProven: await proveByLink(parts, context.call.change, input.token, input.mailed),
    }),
    accept: ({ input, context }) =>
      acceptQuote(
        parts,
        context.call.change,
        input.token,
        input,
        acceptanceEvidence(context.request.headers, context.remoteAddress),
      ),
    ask: async ({ input, context }) => {
      await askQuestion(parts, context.call.change, input.token, input)
      return { isAsked: true as const }
    },
    undoAcceptance: ({ input, context }) => changeMind(parts, context.call.change, input.token),
    decline: ({ input, context }) => declineQuote(parts, context.call.change, input.token, input),
  }
}
