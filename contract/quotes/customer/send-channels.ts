/**
 * Channels for sending an offer. Only email is sent by the server; for the others, a member passes on a link.
 */
export const sendChannels = ['email', 'link', 'whatsapp', 'sms'] as const
export type SendChannel = (typeof sendChannels)[number]

/**
 * Channels through which a customer received an offer. counter: accepted on the counter screen, and printed.
 */
export const offerChannels = [...sendChannels, 'counter'] as const
export type OfferChannel = (typeof offerChannels)[number]
