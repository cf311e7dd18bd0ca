/** Mails about an account. */
export const enAccounts = {
  signInLink: {
    subject: 'Sign in to {productName} Pro',
    heading: 'Sign in to {productName} Pro',
    body: 'You asked to sign in as {email}. The button works once, for the next {minutes, plural, one {minute} other {# minutes}}.',
    button: 'Sign in',
    ignore: 'Didn’t ask for this? You can delete this email. Nothing happens unless the link is opened.',
  },
  passwordReset: {
    subject: 'Reset your {productName} Pro password',
    heading: 'Choose a new password',
    body: 'You asked to reset the password of {email}. The button works once, for the next {minutes, plural, one {minute} other {# minutes}}.',
    button: 'Reset password',
    ignore: 'Didn’t ask for this? You can delete this email. Your password stays the same.',
  },
  passwordRemoved: {
    subject: 'Your {productName} Pro password was removed',
    heading: 'Your password no longer works',
    body: 'You signed in with a link, which confirmed {email}. The password of the account was set before that, maybe by somebody else, so we removed it. Was it yours? Choose one again on your account page.',
    button: 'Open {productName} Pro',
    ignore: 'You don’t need a password: sign-in links by email still work.',
  },
  emailVerification: {
    subject: 'Confirm your email address for {productName} Pro',
    heading: 'Confirm your email address',
    body: 'Did you create an account with {email}? The button confirms this address. It works once, for the next {days, plural, one {day} other {# days}}.',
    button: 'Confirm address',
    ignore:
      'If not, delete this email. Confirming would let the person who created the account see what you do in it.',
  },
  emailChange: {
    subject: 'Confirm your new email address for {productName} Pro',
    heading: 'Confirm your new email address',
    body: 'You asked to sign in with {newEmail} from now on. The button works once, for the next {days, plural, one {day} other {# days}}. All devices are then signed out.',
    button: 'Use this address',
    ignore: 'Didn’t ask for this? You can delete this email. The address of the account stays the same.',
  },
  emailChanged: {
    subject: 'The email address of your {productName} Pro account was changed',
    heading: 'Your email address was changed',
    body: 'Your account no longer has the address {email}. It is now {newEmail}.',
    button: 'Undo the change',
    ignore:
      'Did you change it? Then you can delete this email. If not, the button restores {email} and signs out all devices. It works for the next {days, plural, one {day} other {# days}}.',
  },
  emailRemoved: {
    subject: 'The email address of your {productName} Pro account was removed',
    heading: 'Your email address was removed',
    body: 'Your account no longer has the address {email}. Nobody can sign in with it.',
    button: 'Restore the address',
    ignore:
      'Did you remove it? Then you can delete this email. If not, the button restores {email} and signs out all devices. It works for the next {days, plural, one {day} other {# days}}.',
  },
} as const
