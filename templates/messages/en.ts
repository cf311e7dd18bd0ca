/** Every text of e-mails and printed pages, in ICU syntax. The other languages lay theirs over these. */
export const en = {
  email: {
    quotedWith: '{productName} Pro',
    linkFallback: 'If the button does not work, copy this address into your browser:',
  },
  signInLink: {
    subject: 'Sign in to {productName} Pro',
    heading: 'Sign in to {productName} Pro',
    body: 'You asked to sign in as {email}. The button works once, for the next {minutes, plural, one {minute} other {# minutes}}.',
    button: 'Sign in',
    ignore:
      'You did not ask for this? Nothing happens unless the link is opened, so you can delete this email.',
  },
  passwordReset: {
    subject: 'Reset your {productName} Pro password',
    heading: 'Choose a new password',
    body: 'You asked to reset the password of {email}. The button works once, for the next {minutes, plural, one {minute} other {# minutes}}.',
    button: 'Reset password',
    ignore: 'You did not ask for this? Your password stays as it is, and you can delete this email.',
  },
} as const
