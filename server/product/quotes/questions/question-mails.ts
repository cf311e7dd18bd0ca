import { addressOf, screenPatterns } from '@costard/contract'
import {
  pickLocale,
  questionAnsweredEmail,
  questionAskedEmail,
  senderName,
  unlinked,
} from '@costard/templates'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { revisionNumber } from '@costard/quotes'
import type { ProductParts } from '../../parts.ts'
import { findMembership } from '../../teams/membership-store.ts'
import { findQuoteOfTeam } from '../quote-store.ts'
import { questionAnswered, questionAsked } from './question-events.ts'
import { findQuestion } from './question-store.ts'

interface QuestionMailParts extends Pick<ProductParts, 'database' | 'links'> {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/** Handles `question-asked`: mails the question to whoever sent the quote, if they are still in the team. */
export function questionAskedMail({ database, mailer, config }: QuestionMailParts): EventHandler {
  return on(questionAsked, async ({ questionId, ...key }, { id }) => {
    const found = await findQuoteOfTeam(database.orm, key)
    const question = await findQuestion(database.orm, key, questionId)
    const { sender, customer } = found?.quote.snapshot ?? {}
    if (!found || !question || !sender?.email || question.answer !== null) return
    const member = await findMembership(database.orm, key.teamId, sender.userId)
    if (!member || member.isSuspended) return
    const { quote, team } = found
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    const path = addressOf(screenPatterns.quote, { tid: key.teamId, qid: key.quoteId })
    await mailer.send({
      id,
      to: sender.email,
      fromName: senderName({ locale, teamName: team.name, productName }),
      ...(customer?.email && { replyTo: customer.email }),
      ...questionAskedEmail({
        locale,
        productName,
        teamName: team.name,
        number: revisionNumber(quote.number, quote.revision),
        // Anybody who has the link can write this: its addresses are not to be clicked.
        customerName: unlinked(question.name || (customer?.name ?? '')),
        text: unlinked(question.text),
        canReply: Boolean(customer?.email),
        link: publicUrl + path,
      }),
    })
  })
}

/** Handles `question-answered`: mails question and answer to the customer. */
export function questionAnsweredMail({ database, links, mailer, config }: QuestionMailParts): EventHandler {
  return on(questionAnswered, async ({ questionId, sentBy, replyTo, ...key }, { id }) => {
    const found = await findQuoteOfTeam(database.orm, key)
    const question = await findQuestion(database.orm, key, questionId)
    const { customer, teamName } = found?.quote.snapshot ?? {}
    if (!found || !question?.answer?.text || !customer?.email || found.quote.tokenHash === null) return
    const { quote, team } = found
    const locale = pickLocale(quote.language)
    const { productName } = config
    const name = teamName ?? team.name
    await mailer.send({
      id,
      to: customer.email,
      fromName: senderName({ locale, teamName: name, productName }),
      ...(replyTo !== null && { replyTo }),
      ...questionAnsweredEmail({
        locale,
        productName,
        teamName: unlinked(name),
        number: revisionNumber(quote.number, quote.revision),
        sentBy: unlinked(sentBy),
        question: unlinked(question.text),
        answer: unlinked(question.answer.text),
        link: links.urlOf(quote),
      }),
    })
  })
}
