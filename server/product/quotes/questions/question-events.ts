import { QuestionId, QuoteId, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType } from '#outbox'

const ofQuestion = {
  teamId: TeamId,
  quoteId: QuoteId,
  revision: z.number().int(),
  questionId: QuestionId,
}

/** Published when a customer asks a question; its handler mails the sender of the quote. */
export const questionAsked = eventType('question-asked', z.object(ofQuestion), 'mail')

/** Published when a question is answered; its handler mails the customer. replyTo: verified address. */
export const questionAnswered = eventType(
  'question-answered',
  z.object({ ...ofQuestion, sentBy: z.string(), replyTo: z.string().nullable() }),
  'mail',
)
