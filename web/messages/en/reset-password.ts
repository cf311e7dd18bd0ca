export const resetPassword = {
  title: 'Choose a new password',
  lead: 'For {email}',
  checking: 'Checking your link…',
  password: 'Your new password',
  save: 'Save and sign in',
  startAgain: 'Start again',
} as const
