/** How an offer reaches its customer. Only email is sent by us; the others are a link that a member passes on. */
export const sendChannels = ['email', 'link', 'whatsapp', 'sms'] as const
export type SendChannel = (typeof sendChannels)[number]
