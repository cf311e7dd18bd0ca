export const resetPassword = {
  title: 'Choose a new password',
  lead: 'For {email}',
  checking: 'Checking your link…',
  password: 'Your new password',
  save: 'Save and sign in',
  saved: 'Your new password is saved. Sign in with it.',
} as const
