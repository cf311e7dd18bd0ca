import type { CustomerData, QuoteId } from '@costard/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { isCurrent } from '../quote-store.ts'
import { quoteLines, quoteQuestions, quoteRevisions, quotes } from '../schema.ts'
import type { CustomerKey } from '../../customers/customer-store.ts'
import { isForCustomer } from './erase-in-quotes.ts'

interface DataPosition {
  readonly createdAt: Date
  readonly quoteId: QuoteId
}

/** Number of quotes that are read and written together; with 1,000 devices each, their JSON takes some MB. */
const quotesPerPage = 50

/**
 * Returns a page of the quotes of a customer, newest first. last: position after which the next page starts,
 * if there is one.
 */
export async function listDataQuotes(
  tx: Transaction,
  { teamId, customerId }: CustomerKey,
  after: DataPosition | undefined,
): Promise<{ readonly quotes: CustomerData['quotes']; readonly last: DataPosition | undefined }> {
  const devices = tx
    .select({
      device: sql`jsonb_build_object('name', ${quoteLines.deviceName}, 'imei', ${quoteLines.imei}, 'serial', ${quoteLines.serial})`,
    })
    .from(quoteLines)
    .where(
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .orderBy(quoteLines.position)
  const rows = await tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      state: quotes.state,
      currency: quotes.currency,
      netMinor: quoteRevisions.netMinor,
      customer: quotes.customer,
      devices: sql<CustomerData['quotes'][number]['devices']>`to_jsonb(array(${devices}))`,
      note: quoteRevisions.note,
      createdAt: quotes.createdAt,
      sentAt: quoteRevisions.sentAt,
      firstViewedAt: quoteRevisions.firstViewedAt,
      acceptance: quoteRevisions.acceptance,
      decline: quoteRevisions.decline,
    })
    .from(quotes)
    .innerJoin(quoteRevisions, isCurrent)
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.customerId, customerId),
        after &&
          sql`(${quotes.createdAt}, ${quotes.quoteId}) < (${after.createdAt.toISOString()}, ${after.quoteId})`,
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.quoteId))
    .limit(quotesPerPage + 1)
  const page = rows.slice(0, quotesPerPage)
  const asked = await questionsIn(
    tx,
    { teamId, customerId },
    page.map(({ quoteId }) => quoteId),
  )
  return {
    last: rows.length > quotesPerPage ? page.at(-1) : undefined,
    quotes: page.map(({ quoteId, createdAt, sentAt, firstViewedAt, acceptance, decline, ...quote }) => ({
      ...quote,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      firstViewedAt: firstViewedAt?.toISOString() ?? null,
      acceptance: acceptance && {
        at: acceptance.at,
        name: acceptance.name ?? null,
        ip: acceptance.ip ?? null,
        userAgent: acceptance.userAgent ?? null,
        signature: acceptance.signature ?? null,
      },
      decline: decline && { at: decline.at, reason: decline.reason, text: decline.text ?? '' },
      questions: asked.get(quoteId) ?? [],
    })),
  }
}

type Questions = CustomerData['quotes'][number]['questions']

/** Returns the questions that the customer asked on the pages that were sent to them. */
async function questionsIn(
  tx: Transaction,
  key: CustomerKey,
  quoteIds: readonly QuoteId[],
): Promise<ReadonlyMap<QuoteId, Questions>> {
  const rows = await tx
    .select({
      quoteId: quoteQuestions.quoteId,
      askedAt: quoteQuestions.askedAt,
      text: quoteQuestions.text,
      name: quoteQuestions.name,
      answer: quoteQuestions.answer,
    })
    .from(quoteQuestions)
    .innerJoin(
      quoteRevisions,
      and(
        eq(quoteRevisions.teamId, quoteQuestions.teamId),
        eq(quoteRevisions.quoteId, quoteQuestions.quoteId),
        eq(quoteRevisions.revision, quoteQuestions.revision),
      ),
    )
    .where(await isForCustomer(tx, key, quoteIds))
    .orderBy(quoteQuestions.askedAt)
  const asked = Map.groupBy(rows, ({ quoteId }) => quoteId)
  return new Map(
    [...asked].map(([quoteId, questions]) => [
      quoteId,
      questions.map(({ askedAt, text, name, answer }) => ({
        at: askedAt.toISOString(),
        text,
        name,
        answer: answer && { at: answer.at, text: answer.text },
      })),
    ]),
  )
}
