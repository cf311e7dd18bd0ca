export const signOut = {
  title: 'Sign out without an email?',
  text: 'Nobody can reach your work after that. Add an email to keep it.',
  addEmail: 'Add an email',
} as const
