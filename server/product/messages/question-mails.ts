import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { pickLocale } from '@costard/templates'
import { questionAnsweredMailOf, questionAskedMailOf, quoteAddress } from './question-mail.ts'
import { prepareMessage } from './team-message.ts'
import type { ProductParts } from '../parts.ts'
import { wantsMail } from '../teams/memberships/notification-store.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { findQuoteOfTeam } from '../quotes/quote-store.ts'
import { questionAnswered, questionAsked } from '../quotes/questions/question-events.ts'
import { findQuestion } from '../quotes/questions/question-store.ts'

interface QuestionMailParts extends Pick<ProductParts, 'database' | 'links' | 'now'> {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/** Handles `question-asked`: mails the question to the member who sent the quote, if still in the team. */
export function questionAskedMail(parts: QuestionMailParts): EventHandler {
  const { database, mailer, config } = parts
  return on(questionAsked, async ({ questionId, ...key }, { id }) => {
    const found = await findQuoteOfTeam(database.orm, key)
    const question = await findQuestion(database.orm, key, questionId)
    const { sender, customer } = found?.quote.snapshot ?? {}
    if (!found || !question || !sender?.email || question.answer !== null) return
    const member = await findMembership(database.orm, key.teamId, sender.userId)
    if (!member || member.isSuspended) return
    if (!(await wantsMail(database.orm, key.teamId, sender.userId, 'questionAsked'))) return
    const { quote, team } = found
    const replyTo = customer?.email ?? null
    const prepared = await prepareMessage(
      database.orm,
      parts,
      found,
      'questionAsked',
      { sentBy: sender.name, replyTo },
      { locale: pickLocale(team.language), link: quoteAddress(config, quote) },
    )
    const { text, name } = question
    await mailer.send({
      id,
      thread: found.quote.quoteId,
      to: sender.email,
      ...questionAskedMailOf(prepared, found, { text, name, replyTo }),
    })
  })
}

/** Handles `question-answered`: mails question and answer to the customer. */
export function questionAnsweredMail(parts: QuestionMailParts): EventHandler {
  const { database, mailer } = parts
  return on(questionAnswered, async ({ questionId, sentBy, replyTo, ...key }, { id }) => {
    const found = await findQuoteOfTeam(database.orm, key)
    const question = await findQuestion(database.orm, key, questionId)
    const { customer } = found?.quote.snapshot ?? {}
    if (!found || !question?.answer?.text || !customer?.email || found.quote.tokenHash === null) return
    const prepared = await prepareMessage(database.orm, parts, found, 'questionAnswered', { sentBy, replyTo })
    const words = { question: question.text, answer: question.answer.text }
    await mailer.send({
      id,
      thread: found.quote.quoteId,
      to: customer.email,
      ...questionAnsweredMailOf(prepared, found, words),
    })
  })
}
