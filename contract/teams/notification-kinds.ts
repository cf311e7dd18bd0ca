/** Events that a member can get mails about, for quotes they sent and widgets they published. */
export const notificationKinds = ['quoteAccepted', 'quoteDeclined', 'questionAsked', 'widgetRequest'] as const
export type NotificationKind = (typeof notificationKinds)[number]
