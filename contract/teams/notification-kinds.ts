/** Events that a member can be mailed about, for quotes they sent and widgets they put live. */
export const notificationKinds = ['quoteAccepted', 'quoteDeclined', 'questionAsked', 'widgetRequest'] as const
export type NotificationKind = (typeof notificationKinds)[number]
