import { z } from 'zod'
import { recordedCall } from '../../calls/call.ts'
import { QuestionId, QuoteId, TeamId } from '../../ids.ts'
import { questionLimits } from './question-limits.ts'

/** A question that a customer asked on the page of a quote, with its answer. */
export const CustomerQuestion = z.object({
  id: QuestionId,
  at: z.string(),
  text: z.string(),
  name: z.string().describe('Typed by the person who asked; may be empty'),
  answer: z
    .object({
      at: z.string(),
      by: z.string().describe('The member, by uid'),
      text: z.string().describe('Empty: answered elsewhere, such as by phone'),
    })
    .nullable(),
})
export type CustomerQuestion = z.infer<typeof CustomerQuestion>

const path = '/teams/{teamId}/quotes/{quoteId}/questions/{questionId}'

export const quoteQuestions = {
  answer: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: `${path}/answer`,
      tags: ['Quotes'],
      summary: 'Answer a question of a customer, once',
      description: 'The answer is shown on the customer’s page, and mailed if the customer has an email.',
    },
    'quote/not-found',
    'quote/question-not-found',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
  )
    .input(
      z.object({
        teamId: TeamId,
        quoteId: QuoteId,
        questionId: QuestionId,
        text: z
          .string()
          .trim()
          .max(questionLimits.maxText)
          .describe('Empty: it was answered elsewhere; nothing is mailed'),
      }),
    )
    .output(CustomerQuestion),
}
