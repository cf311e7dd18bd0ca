import { formatMoney } from '@costard/pricing'
import { messageRules, type MessageKind } from '@costard/quotes'
import { html } from '../../html.ts'
import { createTexts, type Texts } from '../../messages/texts.ts'
import type { ChoiceMade } from '../../public-quote/lines/choices-made.ts'
import { emailButton } from '../parts/button.ts'
import { emailFacts } from '../parts/facts.ts'
import { emailLayout, emailNote } from '../parts/layout.ts'
import { emailMark } from '../parts/mark.ts'
import { emailSender } from '../parts/sender.ts'
import { wayOf } from './quote-sent.ts'
import type { Email } from '../parts/email.ts'
import { dayInWords, deviceInWords, filledMessage, imagesOf, type TeamMessage } from './team-message.ts'
import { colonIn, labelled } from '../parts/labelled.ts'

type DeclineReason = 'price' | 'timing' | 'elsewhere' | 'keepDevice' | 'needInfo' | 'other'

/** Events of a quote or its devices for which a mail is sent. */
export type NewsKind = Extract<
  MessageKind,
  | 'expired'
  | 'accepted'
  | 'declined'
  | 'deviceReceived'
  | 'paid'
  | 'returned'
  | 'customerAccepted'
  | 'customerDeclined'
>

export interface QuoteNews extends TeamMessage {
  readonly kind: NewsKind
  readonly deviceNames: readonly string[]
  readonly currency: string
  /** Amount offered, or accepted. Negative: the shop pays the customer. */
  readonly netMinor: number
  /** The last day, "2026-11-20". */
  readonly validUntil: string
  /** The customer's choices among the offered options. */
  readonly choices?: readonly ChoiceMade[] | undefined
  /** Reason why the customer declined. */
  readonly decline?: { readonly reason: DeclineReason; readonly text: string } | undefined
}

/** Mail to the customer, or to the member who sent the quote, about an event, with the link to the quote. */
export function quoteNewsEmail(news: QuoteNews): Email {
  const { locale, kind, currency, netMinor, teamName, link, number } = news
  const texts = createTexts(locale)
  const isForTeam = messageRules[kind].to === 'team'
  const price = formatMoney(Math.abs(netMinor), currency, `${locale}-${news.country}`)
  const device = deviceInWords(news.deviceNames, locale)
  const { subject, rows, paragraphs } = filledMessage(news, {
    device,
    price,
    lastDay: dayInWords(news.validUntil, news),
  })
  const direction = wayOf(netMinor)
  const facts = [
    { name: texts('news.number'), value: number },
    { name: texts('quoteSent.device'), value: device },
    // For paid devices the amounts are settled one by one.
    ...(kind === 'accepted' ? [{ name: texts(`news.price.${direction}`), value: price }] : []),
    ...(isForTeam ? [{ name: texts(`news.net.${direction}`), value: price }] : []),
    ...(kind === 'accepted' || kind === 'customerAccepted' ? (news.choices ?? []) : []),
    ...(isForTeam && news.decline
      ? [{ name: texts('news.reason'), value: reasonOf(news.decline, texts) }]
      : []),
  ]
  const button = texts(isForTeam ? 'news.answer' : 'news.open')
  const reply = isForTeam ? texts('news.reply') : texts('quoteSent.questions', { name: news.sentBy })
  const product = texts('email.quotedWith', { productName: news.productName })
  const quotedWith = texts('quoteSent.quotedWith', { product })
  const foot = isForTeam ? teamName : texts('news.foot', { team: teamName, number })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: emailSender(teamName, news.look),
      rows: [...rows, emailFacts(facts), emailButton(link, button, news.look.color), emailNote(reply)],
      foot: html`${foot}<br />${emailMark(quotedWith, 18)}`,
    }),
    images: imagesOf(news),
    text: `${[
      ...paragraphs,
      facts.map(({ name, value }) => labelled(name, value, locale)).join('\n'),
      `${button}${colonIn(locale)}\n${link}`,
      reply,
      `${foot}\n${quotedWith}`,
    ].join('\n\n')}\n`,
  }
}

function reasonOf({ reason, text }: NonNullable<QuoteNews['decline']>, texts: Texts): string {
  return [texts(`news.reasons.${reason}`), ...(text === '' ? [] : [text])].join(': ')
}
