export const memberLimits = {
  maxMembers: 200,
  maxInvitations: 50,
  maxInvitedAtOnce: 20,
  invitationDays: 7,
  keptDays: 30,
} as const

export const memberLimitTexts: Readonly<Record<keyof typeof memberLimits, string>> = {
  maxMembers: 'Members of a team, with those suspended and those invited',
  maxInvitations: 'Invitations of a team that nobody has answered',
  maxInvitedAtOnce: 'Addresses invited with one call',
  invitationDays: 'Days until an invitation expires',
  keptDays: 'Days that an invitation is kept after it expired',
}
