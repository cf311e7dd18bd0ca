/** Limits of the local mailbox. docs/limits.md lists them. */
export const mailboxLimits = { listedMails: 100, nameLength: 100 } as const

export const mailboxLimitTexts: Readonly<Record<keyof typeof mailboxLimits, string>> = {
  listedMails: 'Mails in the list, newest first',
  nameLength: 'Length of the name of a mail, without .eml',
}
