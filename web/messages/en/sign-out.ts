export const signOut = {
  waitingTitle: '{count, plural, one {# quote has not arrived} other {# quotes have not arrived}}',
  waitingText:
    'They were made without a network and are on this device only. Signing out removes them. Open Waiting to send or export them first.',
  toWaiting: 'Open Waiting',
  title: 'Sign out without an email?',
  text: 'You won’t be able to get back to your work. Add an email to keep it.',
  addEmail: 'Add an email',
} as const
