export const signOut = {
  title: 'Sign out without an email?',
  text: 'Nobody can reach this work again. Add an email to keep it.',
  addEmail: 'Add an email',
} as const
