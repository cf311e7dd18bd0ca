/** Fields of a message about the quote, the shop and the sender; written as `{customerName}`. */
export const messageFields = [
  'customerName',
  'firstName',
  'device',
  'price',
  'lastDay',
  'number',
  'yourName',
  'shopName',
  'address',
  'hours',
  'phone',
  'link',
] as const
export type MessageField = (typeof messageFields)[number]

const always = ['customerName', 'firstName', 'device'] as const
const shop = ['yourName', 'shopName', 'address', 'hours', 'phone', 'link'] as const
const offer = [...always, 'price', 'lastDay', 'number', ...shop] as const
const news = [...always, 'number', ...shop] as const

interface MessageRules {
  readonly to: 'customer' | 'team'
  /** short: text message without a subject, passed on by a member. */
  readonly channel: 'email' | 'short'
  readonly fields: readonly MessageField[]
  /** Default setting: `always` cannot be turned off, `first` is on, `onRequest` is off. */
  readonly isOn: 'always' | 'first' | 'onRequest'
}

/** Messages that a team can reword, in the order of a quote's life. */
export const messageRules = {
  quoteSent: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  quoteLink: { to: 'customer', channel: 'short', fields: offer, isOn: 'always' },
  revised: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  reminder: { to: 'customer', channel: 'email', fields: offer, isOn: 'first' },
  expiringSoon: { to: 'customer', channel: 'email', fields: offer, isOn: 'first' },
  expired: { to: 'customer', channel: 'email', fields: offer, isOn: 'onRequest' },
  accepted: { to: 'customer', channel: 'email', fields: offer, isOn: 'first' },
  declined: { to: 'customer', channel: 'email', fields: offer, isOn: 'onRequest' },
  deviceReceived: { to: 'customer', channel: 'email', fields: news, isOn: 'first' },
  counterOffer: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  counterReminder: { to: 'customer', channel: 'email', fields: offer, isOn: 'first' },
  counterRaised: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  repairDearer: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  repairReminder: { to: 'customer', channel: 'email', fields: offer, isOn: 'first' },
  repairCheaper: { to: 'customer', channel: 'email', fields: offer, isOn: 'always' },
  paid: { to: 'customer', channel: 'email', fields: news, isOn: 'first' },
  returned: { to: 'customer', channel: 'email', fields: news, isOn: 'first' },
  questionAnswered: { to: 'customer', channel: 'email', fields: news, isOn: 'always' },
  customerAccepted: { to: 'team', channel: 'email', fields: offer, isOn: 'first' },
  customerDeclined: { to: 'team', channel: 'email', fields: offer, isOn: 'first' },
  questionAsked: { to: 'team', channel: 'email', fields: news, isOn: 'always' },
} as const satisfies Record<string, MessageRules>

export type MessageKind = keyof typeof messageRules
export const messageKinds = Object.keys(messageRules) as readonly MessageKind[] // keys of the object above

/** True if a message is sent. chosen: setting of the team, if any. */
export function isMessageOn(kind: MessageKind, chosen: boolean | undefined): boolean {
  const { isOn } = messageRules[kind]
  return isOn === 'always' || (chosen ?? isOn === 'first')
}
