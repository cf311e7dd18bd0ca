import type { MessageKind, MessageWording } from '@costard/quotes'

/**
 * The messages that are sent until a team changes the wording. A short first paragraph is shown as a heading.
 */
export const enWordings: Readonly<Record<MessageKind, MessageWording>> = {
  quoteSent: {
    subject: 'Your offer for {device}: {price}',
    text: '{firstName}, here is our offer for your {device}.',
  },
  quoteLink: {
    subject: '',
    text: 'Hi {firstName}, here is the offer of {shopName} for your {device}: {price}. See and accept it here: {link}',
  },
  revised: {
    subject: 'Your new offer for {device}: {price}',
    text: '{firstName}, here is our new offer for your {device}.\n\nIt replaces the one we sent before.',
  },
  reminder: {
    subject: 'Reminder: your offer for {device}, {price}',
    text: '{firstName}, our offer for your {device} is still open.',
  },
  expiringSoon: {
    subject: 'Last day: your offer for {device}, {price}',
    text: '{firstName}, our offer for your {device} ends today.\n\nAccept it today and the price holds.',
  },
  expired: {
    subject: 'Your offer for {device} has ended',
    text: '{firstName}, our offer for your {device} has ended.\n\nIt was open until {lastDay}. Still interested? Open the offer and ask us for a new price.',
  },
  accepted: {
    subject: 'Accepted: your offer for {device}',
    text: 'Thank you, {firstName}. You accepted our offer.\n\nKeep this email: the button shows what you agreed to and what happens next.',
  },
  declined: {
    subject: 'You declined our offer for {device}',
    text: 'Thank you for telling us, {firstName}.\n\nYou declined our offer for your {device}. If you change your mind, reply to this email and we’ll make you a new one.',
  },
  deviceReceived: {
    subject: 'We have your {device}',
    text: '{firstName}, your {device} has arrived.\n\nWe take a look at it next. If something differs from what you told us, we ask you before we go on.',
  },
  counterOffer: {
    subject: 'New price for your {device}: {price}. Please answer',
    text: '{firstName}, we found something different on your {device}.',
  },
  counterReminder: {
    subject: 'Reminder: the new price for your {device}, {price}',
    text: '{firstName}, we are waiting for your answer about your {device}.',
  },
  counterRaised: {
    subject: 'Good news: {price} for your {device}',
    text: '{firstName}, your {device} is worth more than expected.',
  },
  repairDearer: {
    subject: 'The repair of your {device} costs {price}. Please answer',
    text: '{firstName}, your repair needs more than agreed.\n\nWe go on with your {device} only if you say yes.',
  },
  repairReminder: {
    subject: 'Reminder: the repair of your {device}, {price}',
    text: '{firstName}, we are waiting for your answer about the repair of your {device}.',
  },
  repairCheaper: {
    subject: 'Good news: the repair of your {device} costs {price}',
    text: '{firstName}, the repair of your {device} costs less than agreed.',
  },
  paid: {
    subject: 'We’ve paid you for your {device}',
    text: '{firstName}, your money is on its way.\n\nWe’ve paid you for your {device}. Thank you for selling to us.',
  },
  returned: {
    subject: 'Your {device} is on its way back',
    text: '{firstName}, you get your {device} back.\n\nWe’ve handed it over or sent it. Something missing? Reply to this email.',
  },
  questionAnswered: {
    subject: '{shopName} answered your question about {number}',
    text: '{shopName} answered your question',
  },
  customerAccepted: {
    subject: 'Accepted: {number}, {device}, {price}',
    text: '{customerName} accepted {number}.',
  },
  customerDeclined: {
    subject: 'Declined: {number}, {device}, {price}',
    text: '{customerName} declined {number}.',
  },
  questionAsked: {
    subject: 'Question about {number}',
    text: '{customerName} asked about {number}:',
  },
}
