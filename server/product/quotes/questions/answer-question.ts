import type { CustomerQuestion, QuestionId, QuoteId } from '@costard/contract'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { countMail, requireVerifiedSender } from '../sending/quote-mail.ts'
import { findQuoteOfTeam, lockQuote } from '../quote-store.ts'
import { questionAnswered } from './question-events.ts'
import { describeQuestion, findQuestion, saveAnswer } from './question-store.ts'

/**
 * Answers a question; an empty text marks it as answered elsewhere. The first answer stays, and later calls
 * return it. Throws quote/not-found, quote/question-not-found, quote/sign-up-to-send,
 * quote/sender-unverified, quote/too-many-sent.
 */
export async function answerQuestion(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  {
    quoteId,
    questionId,
    text,
  }: { readonly quoteId: QuoteId; readonly questionId: QuestionId; readonly text: string },
): Promise<CustomerQuestion> {
  if (text !== '') requireVerifiedSender(caller)
  const quote = await lockQuote(tx, teamId, quoteId)
  const question = await findQuestion(tx, quote, questionId)
  if (!question) throw apiError('quote/question-not-found')
  const answer = { at: parts.now().toISOString(), by: caller.userId, text }
  const answered = await saveAnswer(tx, quote, questionId, answer)
  if (!answered) return describeQuestion(question)
  const { revision } = question
  const found = await findQuoteOfTeam(tx, { teamId, quoteId, revision })
  const recipient = found?.quote.snapshot?.customer.email
  const isMailed = text !== '' && recipient !== undefined
  if (isMailed) {
    await countMail(tx, parts, { teamId, senderId: caller.userId, recipient })
    const sentBy = caller.displayName ?? team.name
    const replyTo = caller.email ?? null
    await publish(tx, questionAnswered, { teamId, quoteId, revision, questionId, sentBy, replyTo })
  }
  await bumpQuoteRevision(tx, parts, quote, caller.userId)
  await record({ teamId, entity: 'quote', entityId: quoteId, after: { answered: questionId, isMailed } })
  return describeQuestion(answered)
}
