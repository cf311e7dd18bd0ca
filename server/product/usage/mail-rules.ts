/** Age up to which a team's free texts have no clickable links in mails. */
export const newTeamMs = 30 * 86_400_000

/** Errors of the mailer that a retry does not change. */
export const finalCodes: readonly string[] = ['mail/refused', 'mail/address-refused']
