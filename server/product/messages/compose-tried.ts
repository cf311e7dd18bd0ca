import type { Language, QuoteId } from '@costard/contract'
import type { MessageKind, MessageWording } from '@costard/quotes'
import { createTexts } from '@costard/templates'
import type { Config } from '#config'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { findQuote, findQuoteOfTeam } from '../quotes/quote-store.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { counterMail, type CounterMessage } from './counter-mail.ts'
import { newsMailOf } from './news-mail.ts'
import type { ComposedMail } from './composed-mail.ts'
import { offerMail, offerShare } from './offer-mail.ts'
import { questionAnsweredMailOf, questionAskedMailOf, quoteAddress } from './question-mail.ts'
import { sampleQuote } from './sample-quote.ts'
import { type MessageParts, type MessageSubject, prepareMessage, type Sender } from './team-message.ts'

/** A wording that a member tries out. quoteId: quote for the values; default: a sample. */
export interface Tried {
  readonly name: MessageKind
  readonly language: Language
  readonly wording: MessageWording
  readonly quoteId?: QuoteId | undefined
}

type Parts = MessageParts & { readonly config: Pick<Config, 'publicUrl'> }

/** Returns the mail with a wording, or the text that members pass on. Throws quote/not-found. */
export async function composeTried(
  tx: Transaction,
  parts: Parts,
  team: TeamRow,
  { name, language, wording, quoteId }: Tried,
  sender: Sender,
): Promise<ComposedMail | { readonly fromName: string; readonly share: string }> {
  const { config } = parts
  const subject =
    quoteId === undefined ? sampleQuote(team, language, parts.now()) : await sent(tx, team, quoteId)
  const isForTeam = name === 'customerAccepted' || name === 'customerDeclined' || name === 'questionAsked'
  const link =
    quoteId === undefined ? config.publicUrl : isForTeam ? quoteAddress(config, subject.quote) : undefined
  const prepared = await prepareMessage(tx, parts, subject, name, sender, {
    locale: language,
    wording,
    ...(link !== undefined && { link }),
  })
  const texts = createTexts(language)
  switch (name) {
    case 'quoteLink':
      return { fromName: prepared.from.fromName, share: offerShare(prepared, subject) }
    case 'quoteSent':
    case 'revised':
    case 'reminder':
    case 'expiringSoon':
      return offerMail(prepared, subject)
    case 'counterOffer':
    case 'counterReminder':
    case 'counterRaised':
    case 'repairDearer':
    case 'repairReminder':
    case 'repairCheaper':
      return counterMail(prepared, subject, sampleCounterOffer(subject, language, name))
    case 'questionAsked':
      return questionAskedMailOf(prepared, subject, {
        text: texts('test.question'),
        name: '',
        replyTo: sender.replyTo,
      })
    case 'questionAnswered':
      return questionAnsweredMailOf(prepared, subject, {
        question: texts('test.question'),
        answer: texts('test.answer'),
      })
    default:
      return newsMailOf(prepared, subject, name)
  }
}

/** Returns the newest sent revision of a quote. */
async function sent(tx: Transaction, { teamId }: TeamRow, quoteId: QuoteId): Promise<MessageSubject> {
  const newest = await findQuote(tx, teamId, quoteId)
  for (const revision of [newest?.revision ?? 0, (newest?.revision ?? 0) - 1]) {
    const found = revision > 0 ? await findQuoteOfTeam(tx, { teamId, quoteId, revision }) : undefined
    if (found?.quote.snapshot) return found
  }
  throw apiError('quote/not-found')
}

/**
 * Sample counter-offer: four fifths of the price for a scratched screen, or a tenth more; a repair costs a
 * fifth more, or a tenth less.
 */
function sampleCounterOffer(
  { quote }: MessageSubject,
  language: Language,
  name: CounterMessage,
): Parameters<typeof counterMail>[2] {
  const texts = createTexts(language)
  const acceptedMinor = Math.abs(quote.netMinor)
  const isRepair = name === 'repairDearer' || name === 'repairReminder' || name === 'repairCheaper'
  const isBetter = name === 'counterRaised' || name === 'repairCheaper'
  const factor = isRepair ? (isBetter ? 0.9 : 1.2) : isBetter ? 1.1 : 0.8
  const sign = isRepair ? -1 : 1
  const whole = (minor: number) => Math.round(minor / 500) * 500
  const finding = {
    questionKey: '',
    reason: null,
    question: texts('test.screen'),
    said: texts(isBetter ? 'test.found' : 'test.said'),
    found: texts(isBetter ? 'test.said' : 'test.found'),
    deltaMinor: 0,
    text: '',
    photos: [],
  }
  return {
    state: isBetter ? 'notified' : 'sent',
    answerBy: quote.validUntil,
    content: {
      deviceName: quote.snapshot?.lines[0]?.deviceName ?? '',
      variantLabel: '',
      silhouette: '',
      proposition: '',
      kind: isRepair ? 'repair' : 'buy',
      acceptedMinor: sign * acceptedMinor,
      newMinor: sign * whole(acceptedMinor * factor),
      findings: [finding],
      services: [],
      photos: [],
      sums: [],
      message: '',
      sentByName: '',
    },
  }
}
