import { formatMoney, moneyParts } from '@costard/pricing'
import type { CounterOfferContent } from '../counter-offer.ts'
import { html } from '../html.ts'
import { createTexts } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailFacts } from './email-facts.ts'
import { emailLayout, emailNote, emailText } from './email-layout.ts'
import { emailMark } from './email-mark.ts'
import { emailTicket } from './email-ticket.ts'
import { emailSender } from './email-sender.ts'
import type { Email } from './email.ts'
import { dayInWords, filledMessage, imagesOf, type TeamMessage } from './team-message.ts'
import { colonIn, labelled } from './labelled.ts'

export interface CounterOfferMail extends TeamMessage {
  /** The price rose: nothing to answer. */
  readonly isNotice: boolean
  readonly currency: string
  /** The last day, "2026-11-20". */
  readonly answerBy: string
  readonly content: CounterOfferContent
}

/** Findings shown; the page has all of them. */
const maxFindings = 4

/** The new price after an inspection, what was found, and the link to answer. */
export function counterOfferEmail(mail: CounterOfferMail): Email {
  const { locale, isNotice, content, teamName, link } = mail
  const texts = createTexts(locale)
  const region = `${locale}-${mail.country}`
  const money = (minor: number) => formatMoney(minor, mail.currency, region)
  const day = dayInWords(mail.answerBy, mail)
  const price = money(content.newMinor)
  const { subject, rows, paragraphs } = filledMessage(mail, {
    device: content.deviceName,
    price,
    lastDay: day,
  })
  const before = texts('counterOffer.mail.before', { price: money(content.acceptedMinor) })
  const until = isNotice
    ? texts('counterOffer.mail.nothingToDo')
    : texts('counterOffer.mail.until', { day, team: teamName })
  const facts = content.findings.slice(0, maxFindings).map(({ question, said, found }) => ({
    name: question,
    value: said === '' ? found : texts('counterOffer.mail.finding', { said, found }),
  }))
  const direction = texts('counterOffer.newPrice', { device: content.deviceName })
  const button = texts(isNotice ? 'counterOffer.mail.see' : 'counterOffer.mail.answer')
  const reply = texts('quoteSent.questions', { name: mail.sentBy })
  const product = texts('email.quotedWith', { productName: mail.productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: emailSender(teamName, mail.look),
      rows: [
        ...rows,
        ...(content.message === '' ? [] : [emailText(content.message)]),
        emailTicket({
          direction,
          price: moneyParts(content.newMinor, mail.currency, region)
            .filter(({ kind: part }) => part !== 'point')
            .map(({ kind: part, text }) => ({ text, isAside: part !== 'whole' })),
          note: `${before} ${until}`,
        }),
        emailButton(link, button, mail.look.color),
        emailFacts(facts),
        emailNote(html`${reply}`),
      ],
      foot: html`${teamName}<br />${emailMark(texts('quoteSent.quotedWith', { product }), 18)}`,
    }),
    images: imagesOf(mail),
    text:
      [
        ...paragraphs,
        ...(content.message === '' ? [] : [content.message]),
        `${labelled(direction, price, locale)}\n${before} ${until}`,
        `${button}${colonIn(locale)}\n${link}`,
        facts.map(({ name, value }) => labelled(name, value, locale)).join('\n'),
        reply,
        `${teamName}\n${texts('quoteSent.quotedWith', { product })}`,
      ].join('\n\n') + '\n',
  }
}
