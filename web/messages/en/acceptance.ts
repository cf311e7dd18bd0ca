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
    down: 'Something could not be checked yet: after inspection the value may be up to {amount} lower.',
    up: 'Something could not be checked yet: after inspection the price may be up to {amount} higher.',
  },
  until: 'Until {day}, {days, plural, =0 {the last day} one {# day left} other {# days left}}',
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
    box: 'Bring the box and the cable if you have them',
    backUp: 'Back up your data',
    quote: 'Bring quote number {number}',
  },
  accept: 'Accept offer',
  accepting: 'Accepting offer…',
  notHoped: 'Not what you hoped for? <link>Decline</link>',
  foot: 'Quoted with {product} Pro',
  decline: {
    title: 'Decline this offer?',
    why: 'Why do you decline?',
    reason: {
      price: 'The price does not suit me',
      timing: 'Not the right time',
      elsewhere: 'I found another shop',
      keepDevice: 'I keep the device',
      needInfo: 'I need to know more first',
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
      buy: '{team} expects your device. The price holds when it is as you described it.',
      repair: '{team} expects your device and starts once it is there.',
      sell: '{team} keeps it ready for you.',
    },
  },
  declined: {
    title: 'You declined this offer',
    text: 'Declined on {day}. {team} knows. Changed your mind? Ask for a new price.',
  },
  expired: {
    title: 'This offer ended on {day}.',
    text: 'Ask {team} for a new price.',
  },
  closed: {
    title: 'This offer no longer stands',
    text: '{team} has withdrawn or replaced it. Ask for the new one.',
  },
  notFound: {
    title: 'There is no offer at this address',
    text: 'The link may have been cut short. Open it again from the email.',
  },
} as const
