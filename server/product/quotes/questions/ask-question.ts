import { type QuestionId, questionLimits, type QuoteToken } from '@costard/contract'
import { dayIn, isAllowed, stateOn } from '@costard/quotes'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { bringBack } from '../public/bring-back.ts'
import { bumpQuoteRevision, bumpQuoteState } from '../bump-quote-revision.ts'
import { lockByToken } from '../public/public-quote.ts'
import { questionAsked } from './question-events.ts'
import { insertQuestion, listQuestions } from './question-store.ts'

/**
 * Stores a question of the customer; the sender of the quote gets a mail. An equal unanswered question is
 * stored once. An archived quote is restored. Throws quote/not-found, quote/wrong-state,
 * quote/too-many-questions.
 */
export async function askQuestion(
  parts: ProductParts,
  { tx, record }: Change,
  token: QuoteToken,
  { text, name }: { readonly text: string; readonly name: string },
): Promise<void> {
  const askedAt = parts.now()
  const { quote, team } = await lockByToken(tx, token)
  const { teamId, quoteId, revision } = quote
  const state = stateOn(quote.state, quote.validUntil, dayIn(team.timeZone, askedAt))
  if (!isAllowed('ask', state)) throw apiError('quote/wrong-state', { state })
  const known = await listQuestions(tx, quote)
  if (known.some((one) => one.answer === null && one.text === text)) return
  if (known.length >= questionLimits.maxPerQuote)
    throw apiError('quote/too-many-questions', { allowed: questionLimits.maxPerQuote })
  await parts.usage.spend(tx, 'quote/too-many-questions', [['questions-per-quote', quoteId]])
  const questionId = newId<QuestionId>()
  await insertQuestion(tx, { teamId, quoteId, questionId, revision, askedAt, text, name, answer: null })
  await publish(tx, questionAsked, { teamId, quoteId, revision, questionId })
  const bump = (await bringBack(tx, quote)) ? bumpQuoteState : bumpQuoteRevision
  await bump(tx, parts, quote, null)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { question: questionId } })
}
