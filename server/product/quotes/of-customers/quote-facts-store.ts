import type { DeclineReason, LineId, QuestionId, QuoteId, TeamId } from '@costard/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteLines, quoteQuestions, quoteRevisions, quotes } from '../schema.ts'

/** Answers stored with quotes, by moment. Emptied when the customer is erased. */
export interface Answers {
  readonly accepted: readonly { readonly at: string; readonly offers: readonly string[] }[]
  readonly declined: readonly {
    readonly at: string
    readonly reason: DeclineReason
    readonly text?: string | undefined
  }[]
  readonly cancelled: readonly { readonly at: string; readonly reason: string }[]
}

type Named = Pick<typeof quotes.$inferSelect, 'quoteId' | 'number' | 'currency'>

export async function namesOfQuotes(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<ReadonlyMap<string, Named>> {
  if (quoteIds.length === 0) return new Map()
  const { quoteId, number, currency } = quotes
  const rows = await tx
    .select({ quoteId, number, currency })
    .from(quotes)
    .where(and(eq(quotes.teamId, teamId), inArray(quoteId, [...quoteIds])))
  return new Map(rows.map((row) => [row.quoteId, row]))
}

/** Returns the answers to all revisions of several quotes, including acceptances that were undone. */
export async function answersOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<ReadonlyMap<string, Answers>> {
  if (quoteIds.length === 0) return new Map()
  const { quoteId, acceptance, decline, cancellation, reopenings, snapshot } = quoteRevisions
  // The names are taken from the snapshot, which the customer chose from. Only the names are read, since the
  // snapshot is large.
  const accepted = sql<Answers['accepted'] | null>`(
    select jsonb_agg(jsonb_build_object('at', one.value -> 'at', 'offers', (
      select coalesce(jsonb_agg(distinct offer ->> 'name'), '[]')
      from jsonb_array_elements(${snapshot} -> 'lines') as line, jsonb_array_elements(line -> 'offers') as offer
      where offer ->> 'propositionKey' = one.value -> 'propositionKeys' ->> (line ->> 'id'))))
    from (
      select ${acceptance} as value where ${acceptance} is not null
      union all
      select undone -> 'acceptance' from jsonb_array_elements(${reopenings}) as undone
    ) as one)`
  const rows = await tx
    .select({ quoteId, accepted, decline, cancellation })
    .from(quoteRevisions)
    .where(and(eq(quoteRevisions.teamId, teamId), inArray(quoteId, [...quoteIds])))
  return new Map(
    [...Map.groupBy(rows, (row) => row.quoteId)].map(([id, revisions]) => [
      id,
      {
        accepted: revisions.flatMap((row) => row.accepted ?? []),
        declined: revisions.flatMap((row) => row.decline ?? []),
        cancelled: revisions.flatMap((row) => row.cancellation ?? []),
      },
    ]),
  )
}

/** Questions of customers with their answers, by the id of the question. */
export async function questionsOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
  questionIds: readonly QuestionId[],
): Promise<ReadonlyMap<string, { readonly text: string; readonly answer: string }>> {
  if (questionIds.length === 0) return new Map()
  const { quoteId, questionId, text, answer } = quoteQuestions
  const rows = await tx
    .select({ questionId, text, answer })
    .from(quoteQuestions)
    .where(
      and(
        eq(quoteQuestions.teamId, teamId),
        inArray(quoteId, [...quoteIds]),
        inArray(questionId, [...questionIds]),
      ),
    )
  return new Map(rows.map((row) => [row.questionId, { text: row.text, answer: row.answer?.text ?? '' }]))
}

/** Names of devices by line id, from the newest revision: a line keeps its id across revisions. */
export async function devicesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
  lineIds: readonly LineId[],
): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map()
  const rows = await tx
    .select({ lineId: quoteLines.lineId, name: quoteLines.deviceName })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
        inArray(quoteLines.lineId, [...lineIds]),
      ),
    )
    .where(and(eq(quotes.teamId, teamId), inArray(quotes.quoteId, [...quoteIds])))
  return new Map(rows.map(({ lineId, name }) => [lineId, name]))
}
