/** How an offer reaches its customer. Only email is sent by us; the others are a link that a member passes on. */
export const sendChannels = ['email', 'link', 'whatsapp', 'sms'] as const
export type SendChannel = (typeof sendChannels)[number]

/** How an offer reached its customer. counter: on the screen of the counter, where it was accepted, and on paper. */
export const offerChannels = [...sendChannels, 'counter'] as const
export type OfferChannel = (typeof offerChannels)[number]
