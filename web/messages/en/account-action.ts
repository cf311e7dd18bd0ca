/** What a link about an email address does, and how it went. */
export const accountAction = {
  checking: 'Checking your link…',
  continue: 'Continue',
  verify: {
    title: 'Confirm your email address',
    lead: 'Did you make an account with <b>{email}</b>? Whoever made it stays signed in.',
    apply: 'Confirm address',
    doneTitle: 'Address confirmed',
    done: '<b>{email}</b> is yours.',
  },
  change: {
    title: 'Confirm your new email address',
    lead: 'Sign in with <b>{email}</b> from now on. Every device is signed out.',
    apply: 'Use this address',
    doneTitle: 'Address changed',
    done: 'Sign in with <b>{email}</b> from now on.',
  },
  recover: {
    title: 'Undo the change of address',
    lead: 'Bring <b>{email}</b> back to your account. Every device is signed out.',
    apply: 'Bring address back',
    doneTitle: 'Your address is back',
    done: 'Sign in with <b>{email}</b> again.',
  },
  newPassword: {
    why: 'Whoever changed the address may know your password, so it ended. Choose a new one.',
    send: 'Reset password',
    sending: 'Processing…',
  },
} as const
