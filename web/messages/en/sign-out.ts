export const signOut = {
  title: 'Sign out without an email?',
  text: 'You won’t be able to get back to your work. Add an email to keep it.',
  addEmail: 'Add an email',
} as const
