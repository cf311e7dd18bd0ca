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
  emailVerification: {
    subject: 'Confirm your email address for {productName} Pro',
    heading: 'Confirm your email address',
    body: 'Did you make an account with {email}? The button confirms the address once, for the next {days, plural, one {day} other {# days}}.',
    button: 'Confirm address',
    ignore:
      'You did not? Then delete this email. Once confirmed, whoever made the account could see what you do in it.',
  },
  emailChange: {
    subject: 'Confirm your new email address for {productName} Pro',
    heading: 'Confirm your new email address',
    body: 'You asked to sign in with {newEmail} from now on. The button works once, for the next {days, plural, one {day} other {# days}}. Every device is then signed out.',
    button: 'Use this address',
    ignore: 'You did not ask for this? The account keeps the address it has, and you can delete this email.',
  },
  emailChanged: {
    subject: 'The email address of your {productName} Pro account was changed',
    heading: 'Your email address was changed',
    body: 'Your account no longer has the address {email}. It is now {newEmail}.',
    button: 'Undo the change',
    ignore:
      'You changed it yourself? Then you can delete this email. If not, the button brings {email} back and signs out every device. It works for the next {days, plural, one {day} other {# days}}.',
  },
  emailRemoved: {
    subject: 'The email address of your {productName} Pro account was removed',
    heading: 'Your email address was removed',
    body: 'Your account no longer has the address {email}. Nobody can sign in with it.',
    button: 'Bring it back',
    ignore:
      'You removed it yourself? Then you can delete this email. If not, the button brings {email} back and signs out every device. It works for the next {days, plural, one {day} other {# days}}.',
  },
  quoteSent: {
    subject: 'Your offer for {device}: {price}',
    heading: '{name}, here is our offer for your {device}.',
    andMore: '{device} and {count, plural, one {# more device} other {# more devices}}',
    direction: { paid: 'We pay you', pays: 'You pay' },
    until: 'Until {day}.',
    mayMove: {
      down: 'Something could not be checked yet: after inspection the value may be up to {amount} lower.',
      up: 'Something could not be checked yet: after inspection the price may be up to {amount} higher.',
    },
    alternatives: 'Or {offers}.',
    offer: '{price} as {name}',
    button: 'See and accept the offer',
    device: 'Device',
    questions: 'Questions? Reply to this email and {name} answers.',
    notInterested: 'Not interested?',
    decline: 'Decline the offer',
    foot: '{team}. You get this because you asked for a price on {date}.',
    quotedWith: 'Quoted with {product}.',
  },
} as const

/** A language may lack any text; English is used instead. */
export type PartialTexts = Overlay<typeof en>

type Overlay<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overlay<T[K]> }
