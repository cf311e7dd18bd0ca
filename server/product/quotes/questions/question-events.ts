import { QuestionId, QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const ofQuestion = {
  teamId: TeamId,
  quoteId: QuoteId,
  revision: z.number().int(),
  questionId: QuestionId,
}

/** A customer asked something: the sender of the quote gets a mail. */
export const questionAsked = eventType('question-asked', z.object(ofQuestion), 'mail')

/** A question was answered: the customer gets a mail. replyTo: a verified address. */
export const questionAnswered = eventType(
  'question-answered',
  z.object({ ...ofQuestion, sentBy: z.string(), replyTo: z.string().nullable() }),
  'mail',
)
