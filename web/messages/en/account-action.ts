/** The screen of a link about an email address: what it does, and the result. */
export const accountAction = {
  checking: 'Checking your link…',
  continue: 'Continue',
  verify: {
    title: 'Confirm your email address',
    lead: 'Did you create an account with <b>{email}</b>? The person who created it stays signed in.',
    apply: 'Confirm address',
    doneTitle: 'Address confirmed',
    done: '<b>{email}</b> is now confirmed.',
  },
  change: {
    title: 'Confirm your new email address',
    lead: 'You’ll sign in with <b>{email}</b> from now on. This signs you out on every device.',
    apply: 'Use this address',
    doneTitle: 'Address changed',
    done: 'Sign in with <b>{email}</b> from now on.',
  },
  recover: {
    title: 'Undo the email change',
    lead: 'Restore <b>{email}</b> as your email address. This signs you out on every device.',
    apply: 'Restore address',
    doneTitle: 'Address restored',
    done: 'Sign in with <b>{email}</b> again.',
  },
  newPassword: {
    why: 'The person who changed the address may know your password, so we removed it. Choose a new one.',
    send: 'Reset password',
    sending: 'Processing…',
  },
} as const
