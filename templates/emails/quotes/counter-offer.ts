import { formatMoney, moneyParts } from '@costard/pricing'
import type { CounterOfferContent } from '../../counter-offer.ts'
import { shownAmounts } from '../../counter-page/shown-amounts.ts'
import { html } from '../../html.ts'
import { createTexts } from '../../messages/texts.ts'
import { emailButton } from '../parts/button.ts'
import { emailFacts } from '../parts/facts.ts'
import { emailLayout, emailNote, emailText } from '../parts/layout.ts'
import { emailMark } from '../parts/mark.ts'
import { emailTicket } from '../parts/ticket.ts'
import { emailSender } from '../parts/sender.ts'
import type { Email } from '../parts/email.ts'
import { dayInWords, filledMessage, imagesOf, type TeamMessage } from './team-message.ts'
import { colonIn, labelled } from '../parts/labelled.ts'

export interface CounterOfferMail extends TeamMessage {
  /** True if it is better for the customer, who then need not answer. */
  readonly isNotice: boolean
  readonly currency: string
  /** The last day, "2026-11-20". */
  readonly answerBy: string
  readonly content: CounterOfferContent
}

/** Maximum number of services and findings shown; the page has all of them. */
const maxFindings = 4

/** Mail with a counter-offer after an inspection: the new price, the findings, and the link for answering. */
export function counterOfferEmail(mail: CounterOfferMail): Email {
  const { locale, isNotice, content, teamName, link } = mail
  const texts = createTexts(locale)
  const region = `${locale}-${mail.country}`
  const money = (minor: number) => formatMoney(minor, mail.currency, region)
  const day = dayInWords(mail.answerBy, mail)
  const isRepair = content.kind === 'repair'
  const { acceptedMinor, newMinor, extraMinor, shown } = shownAmounts(content)
  const price = money(newMinor)
  const { subject, rows, paragraphs } = filledMessage(mail, {
    device: content.deviceName,
    price,
    lastDay: day,
  })
  const change = isRepair
    ? `${texts(`counterOffer.repair.mail.${isNotice ? 'cheaper' : 'dearer'}`, { extra: money(extraMinor) })} `
    : ''
  const before = change + texts('counterOffer.mail.before', { price: money(acceptedMinor) })
  const ofKind = isRepair ? 'counterOffer.repair.mail' : 'counterOffer.mail'
  const until = isNotice
    ? texts('counterOffer.mail.nothingToDo')
    : texts(`${ofKind}.until`, { day, team: teamName })
  const signed = (minor: number) => `${minor < 0 ? '−' : '+'}${money(Math.abs(minor))}`
  const services = content.services.map(({ name, quantity, deltaMinor }) => ({
    name:
      quantity === 0
        ? texts('counterOffer.repair.page.leftOut', { name })
        : quantity === 1
          ? name
          : texts('counterOffer.repair.page.several', { quantity: String(quantity), name }),
    value: signed(shown(deltaMinor)),
  }))
  const findings = content.findings.map(({ question, said, found }) => ({
    name: question,
    value: said === '' ? found : texts('counterOffer.mail.finding', { said, found }),
  }))
  const facts = [...services, ...findings].slice(0, maxFindings)
  const direction = texts(isRepair ? 'counterOffer.repair.newTotal' : 'counterOffer.newPrice', {
    device: content.deviceName,
  })
  const button = texts(`${ofKind}.${isNotice ? 'see' : 'answer'}`)
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
          price: moneyParts(newMinor, mail.currency, region)
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
