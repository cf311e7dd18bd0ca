/** The page a customer opens from the link in their email. */
export const acceptance = {
  pageTitle: 'Quote {number}',
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
  price: {
    open: 'See how we got the price',
    close: 'Hide how we got the price',
  },
  allAnswers: 'Show all {count, number} answers',
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
  notHoped: 'Not what you hoped for? <link>Decline</link>',
  foot: 'Quoted with {product} Pro',
  decline: {
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
    text: 'Tell us more',
    submit: 'Decline offer',
    running: 'Declining offer…',
    keep: 'Keep the offer',
    chooseReason: 'Choose a reason.',
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
    text: '{team} has withdrawn or replaced it. Ask them for a new one.',
  },
  notFound: {
    title: 'Offer not found',
    text: 'The link may be incomplete. Open it again from the email.',
  },
} as const
