/** All texts of e-mails and customers' pages in ICU syntax. Other languages override them. */
export const en = {
  email: {
    quotedWith: '{productName} Pro',
    from: '{name} via {product}',
    fromUnnamed: 'A team via {product}',
    requestedAt: 'Requested on {time} UTC.',
    requestedFrom: 'Requested on {time} UTC, from {place}.',
    browserOn: '{browser} on {system}',
    linkFallback: 'If the button does not work, copy this address into your browser:',
  },
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
    ignore: 'You don’t need a password: links by email keep working.',
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
  quoteSent: {
    subject: 'Your offer for {device}: {price}',
    heading: '{name}, here is our offer for your {device}.',
    andMore: '{device} and {count, plural, one {# more device} other {# more devices}}',
    direction: { paid: 'We pay you', pays: 'You pay' },
    until: 'Valid until {day}.',
    mayMove: {
      down: 'We couldn’t check everything yet: after inspection, the value may be up to {amount} lower.',
      up: 'We couldn’t check everything yet: after inspection, the price may be up to {amount} higher.',
    },
    alternatives: 'Or {offers}.',
    offer: '{price} {phrase}',
    namedOffer: '{price} ({name})',
    button: 'View and accept offer',
    device: 'Device',
    moreDevices: '{count, plural, one {and # more} other {and # more}}',
    questions: 'Questions? Reply to this email to reach {name}.',
    notInterested: 'Not interested?',
    decline: 'Decline offer',
    foot: '{team}. You’re getting this email because you asked for a price on {date}.',
    quotedWith: 'Quoted with {product}.',
  },
  /** The page a customer opens from the link in their email. */
  publicQuote: {
    pageTitle: {
      open: 'Your offer from {team} · {number}',
      accepted: 'Offer accepted · {team} · {number}',
      ended: 'Offer from {team} · {number}',
    },
    description: 'Your offer from {team}: see the price and how it was computed, then accept or decline.',
    quote: 'Quote {number}',
    heading: {
      buy: '{hasName, select, yes {{name}, here} other {Here}} is our offer for your {device}.',
      repair: '{hasName, select, yes {{name}, here} other {Here}} is our price to repair your {device}.',
      sell: '{hasName, select, yes {{name}, here} other {Here}} is our price for the {device}.',
      several:
        '{hasName, select, yes {{name}, here} other {Here}} is our offer for {count, plural, one {# device} other {# devices}}.',
    },
    direction: {
      payout: 'We pay you',
      charge: 'You pay',
      none: 'Nothing to pay',
    },
    mayMove: {
      down: 'Not everything could be checked yet. After inspection, the value may be up to {amount} lower.',
      up: 'Not everything could be checked yet. After inspection, the price may be up to {amount} higher.',
    },
    until: 'Until {day} · {days, plural, =0 {last day} one {# day left} other {# days left}}',
    choose: {
      payout: 'How we pay you',
      charge: 'Choose one',
      ofDevice: 'Choose for {device}',
    },
    imei: 'IMEI',
    serial: 'Serial',
    price: 'How we got the price',
    moreAnswers: '{count, plural, one {# more answer} other {# more answers}}',
    note: 'A note from {team}',
    before: {
      title: 'Before you come',
      photoId: 'Bring a photo ID',
      signOut: 'Sign out of iCloud and Find My',
      box: 'Bring the box and cable if you have them',
      backUp: 'Back up your data',
      quote: 'Bring quote number {number}',
    },
    accept: 'Accept offer',
    accepting: 'Accepting offer…',
    notHoped: 'Not what you hoped for?',
    foot: 'Quoted with {product} Pro',
    decline: {
      link: 'Decline',
      title: 'Decline this offer?',
      why: 'Why are you declining?',
      reason: {
        price: 'The price is too low',
        timing: 'Not the right time',
        elsewhere: 'I found another shop',
        keepDevice: 'I’m keeping it',
        needInfo: 'I need more information first',
        other: 'Another reason',
      },
      text: 'Tell us more (optional)',
      submit: 'Decline offer',
      running: 'Declining offer…',
      keep: 'Keep the offer',
    },
    accepted: {
      heading: 'Thank you{hasName, select, yes {, {name}} other {}}. The offer is accepted.',
      on: 'Accepted on {day}',
      next: {
        buy: '{team} is expecting your device. The price holds if it’s as described.',
        repair: '{team} is expecting your device and will start when it arrives.',
        sell: '{team} will have it ready for you.',
      },
    },
    declined: {
      title: 'You declined this offer',
      text: 'Declined on {day}. We’ve let {team} know. Changed your mind? Ask for a new price.',
    },
    expired: {
      title: 'This offer expired on {day}.',
      text: 'Ask {team} for a new price.',
    },
    closed: {
      title: 'This offer is no longer valid',
      text: '{team} has withdrawn it. Ask them for a new one.',
    },
    superseded: {
      title: 'There is a newer offer',
      text: '{team} has replaced this one. Look for the newer email, or ask them for the link.',
      open: 'See the new offer',
    },
    notFound: {
      title: 'Offer not found',
      text: 'The link may be incomplete. Open it again from the email.',
    },
    problem: {
      total: 'Your choice changed the total. Check it, then accept.',
      proposition: 'That option isn’t part of this offer. Choose again.',
      reason: 'Choose a reason.',
      text: 'Use at most 1,000 characters.',
    },
    notRecorded: {
      title: 'Your answer wasn’t recorded',
      text: 'We couldn’t read it. Open the offer and answer there.',
      open: 'Open the offer',
    },
    away: {
      title: 'Something went wrong on our side',
      text: 'Nothing was changed. Try again in a moment.',
      again: 'Try again',
      code: 'Code to report: {code}',
    },
    busy: {
      title: 'Too many visits from your network',
      text: 'Nothing was changed. Wait a minute, then try again.',
    },
  },
} as const

/** A language may lack any text; English is used instead. */
export type PartialTexts = Overlay<typeof en>

type Overlay<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overlay<T[K]> }
