import type { contract, QuoteId, QuoteMessage } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { addQuote } from './drafts/add-quote.ts'
import { describeQuote, summariseQuote } from './describe-quote.ts'
import { duplicateQuote } from './drafts/duplicate-quote.ts'
import { editQuote } from './drafts/edit-quote.ts'
import { changeLines } from './lines/change-lines.ts'
import { readLinesAfter } from './lines/read-lines.ts'
import { openQuote } from './lines/open-quote.ts'
import { askedBy } from './lists/conditions.ts'
import { countQuotes, countsIn } from './quote-counts-store.ts'
import { listQuotes, listQuotesByIds } from './lists/quote-list-store.ts'
import { orderOf, readCursor, writeCursor } from './lists/order.ts'
import { findQuote, findRevisionOfTeam } from './quote-store.ts'
import type { QuotePapers } from './quote-papers.ts'
import { readContent } from './lines/read-content.ts'
import { resendQuote } from './sending/resend-quote.ts'
import { sendQuote } from './sending/send-quote.ts'
import { removeTrial } from './drafts/trial.ts'

export function quoteEndpoints(
  parts: ProductParts,
  papers: QuotePapers,
  previewMessage: (member: Member, quoteId: QuoteId) => Promise<QuoteMessage>,
): Answers<typeof contract.quotes> {
  const { database, links, now } = parts
  return {
    list: async ({ context: { call }, input: { teamId, cursor, sort, ...filters } }) => {
      const asking = askedBy(call.member, now())
      const order = orderOf(sort)
      const after = cursor === undefined ? undefined : readCursor(order, cursor)
      const page = await listQuotes(database.reads, asking, { ...filters, order, after, withCounts: true })
      const { quotes, counted, last, isCut } = page
      return {
        quotes: quotes.map((row) => summariseQuote(row, asking.today)),
        // An empty page has no row with the counts.
        counts: counted ? countsIn(counted) : await countQuotes(database.reads, teamId, asking.today),
        nextCursor: last ? writeCursor(order, last) : null,
        searchedTo: isCut && last && sort === '-created' ? new Date(last.key).toISOString() : null,
      }
    },
    listByIds: async ({ context: { call }, input: { ids, ...filters } }) => {
      const asking = askedBy(call.member, now())
      const found = await listQuotesByIds(database.orm, { asking, filters, ids })
      return found.map((row) => summariseQuote(row, asking.today))
    },
    count: ({ context: { call }, input }) =>
      countQuotes(database.orm, input.teamId, dayIn(call.member.team.timeZone, now())),
    add: ({ context: { call }, input }) => addQuote(parts, call.change, call.member, input),
    duplicate: ({ context: { call }, input }) =>
      duplicateQuote(parts, call.change, call.member, input.quoteId),
    removeTrial: ({ context: { call }, input }) =>
      removeTrial(parts, call.change, call.member, input.quoteId),
    get: async ({ context: { call }, input }) => {
      const found = await openQuote(database.orm, input.teamId, input.quoteId)
      if (!found) throw apiError('quote/not-found')
      const { row, lines } = found
      const content = await readContent(database.orm, row, call.member, lines)
      return describeQuote(row, content, dayIn(call.member.team.timeZone, now()), links)
    },
    listLines: async ({ context: { call }, input: { teamId, quoteId, after } }) => {
      const row = await findQuote(database.orm, teamId, quoteId)
      if (!row) throw apiError('quote/not-found')
      return readLinesAfter(database.orm, row, after, call.member)
    },
    document: async ({ input: { teamId, quoteId, revision } }) => {
      const row = await findQuote(database.orm, teamId, quoteId)
      const found = row && (await findRevisionOfTeam(database.orm, { ...row, ...(revision && { revision }) }))
      if (!found) throw apiError('quote/not-found')
      const { fileName, file } = await papers.documentOf(database.orm, found, 'members')
      return pdfFile(fileName, await file())
    },
    receipt: async ({ context: { call }, input: { teamId, quoteId } }) => {
      const row = await findQuote(database.orm, teamId, quoteId)
      const found = row && (await findRevisionOfTeam(database.orm, row))
      if (!found) throw apiError('quote/not-found')
      const memberName = call.caller.displayName ?? call.member.team.name
      const { fileName, file } = await papers.receiptOf(database.orm, found, {
        at: now(),
        memberName,
      })
      return pdfFile(fileName, await file())
    },
    changeLines: ({ context: { call }, input }) =>
      changeLines(parts, call.change, call.member, input.quoteId, input),
    edit: ({ context: { call }, input }) => editQuote(parts, call, input.quoteId, input),
    send: ({ context: { call }, input }) => sendQuote(parts, call.change, call.member, input.quoteId, input),
    previewMessage: ({ context: { call }, input }) => previewMessage(call.member, input.quoteId),
    resend: ({ context: { call }, input }) =>
      resendQuote(parts, call.change, call.member, input.quoteId, input.email),
  }
}

function pdfFile(name: string, bytes: Buffer): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}
