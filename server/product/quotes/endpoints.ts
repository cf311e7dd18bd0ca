import type { contract } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { requireMember } from '../teams/member.ts'
import { addQuote } from './add-quote.ts'
import { describeQuote, summariseQuote } from './describe-quote.ts'
import { editQuote } from './edit-quote.ts'
import { countQuotes, listQuotes, readCursor, writeCursor } from './quote-list-store.ts'
import { findQuote } from './quote-store.ts'
import { resendQuote } from './resend-quote.ts'
import { sendQuote } from './send-quote.ts'

export function quoteEndpoints(parts: ProductParts): Router<typeof contract.quotes, CallContext> {
  const { database, links, now } = parts
  return {
    list: api.quotes.list.handler(async ({ context, input: { teamId, state, search, cursor } }) => {
      const { team } = await requireMember(parts, context.request, teamId)
      const today = dayIn(team.timeZone, now())
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const page = await listQuotes(database.orm, teamId, today, { state, search, after })
      return {
        quotes: page.quotes.map((row) => summariseQuote(row, today)),
        counts: await countQuotes(database.orm, teamId, today),
        nextCursor: page.last ? writeCursor(page.last) : null,
      }
    }),
    add: api.quotes.add.handler(async ({ context, input }) => {
      const member = await requireMember(parts, context.request, input.teamId, 'quote.create')
      return addQuote(parts, member, input)
    }),
    get: api.quotes.get.handler(async ({ context, input }) => {
      const { team } = await requireMember(parts, context.request, input.teamId)
      const row = await findQuote(database.orm, input.teamId, input.quoteId)
      if (!row) throw apiError('quote/not-found')
      return describeQuote(row, dayIn(team.timeZone, now()), links)
    }),
    edit: api.quotes.edit.handler(async ({ context, input }) => {
      const member = await requireMember(parts, context.request, input.teamId, 'quote.create')
      return editQuote(parts, member, input.quoteId, input)
    }),
    send: api.quotes.send.handler(async ({ context, input }) => {
      const member = await requireMember(parts, context.request, input.teamId, 'quote.send')
      return sendQuote(parts, member, input.quoteId, input.rev)
    }),
    resend: api.quotes.resend.handler(async ({ context, input }) => {
      const member = await requireMember(parts, context.request, input.teamId, 'quote.send')
      return resendQuote(parts, member, input.quoteId)
    }),
  }
}
