import type { CustomerQuestion, QuestionId, QuoteId, TeamId } from '@costard/contract'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quoteQuestions, quotes } from '../schema.ts'

type QuestionRow = typeof quoteQuestions.$inferSelect
export interface QuoteKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
}

export async function insertQuestion(tx: Transaction, question: QuestionRow): Promise<void> {
  await tx.insert(quoteQuestions).values(question)
  await tx
    .update(quotes)
    .set({
      questionsAsked: sql`${quotes.questionsAsked} + 1`,
      questionsOpen: sql`${quotes.questionsOpen} + 1`,
    })
    .where(ofQuote(question))
}

/** Returns the questions about a quote, oldest first; their number is limited. */
export function listQuestions(tx: Transaction, { teamId, quoteId }: QuoteKey): Promise<QuestionRow[]> {
  return tx
    .select()
    .from(quoteQuestions)
    .where(and(eq(quoteQuestions.teamId, teamId), eq(quoteQuestions.quoteId, quoteId)))
    .orderBy(asc(quoteQuestions.askedAt), asc(quoteQuestions.questionId))
}

export async function findQuestion(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
  questionId: QuestionId,
): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(quoteQuestions)
    .where(
      and(
        eq(quoteQuestions.teamId, teamId),
        eq(quoteQuestions.quoteId, quoteId),
        eq(quoteQuestions.questionId, questionId),
      ),
    )
  return row
}

/** Stores the first answer. Returns undefined if there already is one. */
export async function saveAnswer(
  tx: Transaction,
  { teamId, quoteId }: QuoteKey,
  questionId: QuestionId,
  answer: NonNullable<QuestionRow['answer']>,
): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .update(quoteQuestions)
    .set({ answer })
    .where(
      and(
        eq(quoteQuestions.teamId, teamId),
        eq(quoteQuestions.quoteId, quoteId),
        eq(quoteQuestions.questionId, questionId),
        isNull(quoteQuestions.answer),
      ),
    )
    .returning()
  if (row)
    await tx
      .update(quotes)
      .set({ questionsOpen: sql`${quotes.questionsOpen} - 1` })
      .where(ofQuote(row))
  return row
}

export function describeQuestion({ questionId, askedAt, text, name, answer }: QuestionRow): CustomerQuestion {
  return { id: questionId, at: askedAt.toISOString(), text, name, answer }
}

function ofQuote({ teamId, quoteId }: QuoteKey): SQL | undefined {
  return and(eq(quotes.teamId, teamId), eq(quotes.quoteId, quoteId))
}
