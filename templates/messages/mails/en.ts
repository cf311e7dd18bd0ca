/** Mails about quotes and teams. */
export const enMails = {
  email: {
    quotedWith: '{productName} Pro',
    from: '{name} via {product}',
    fromUnnamed: 'A team via {product}',
    requestedAt: 'Requested on {time} ({zone}).',
    requestedFrom: 'Requested on {time} ({zone}), from {place}.',
    browserOn: '{browser} on {system}',
    linkFallback: 'If the button does not work, copy this address into your browser:',
  },
  quoteSent: {
    andMore: '{device} and {count, plural, one {# more device} other {# more devices}}',
    direction: { paid: 'We pay you', pays: 'You pay', none: 'Nothing to pay' },
    from: { paid: 'We pay you at least', pays: 'You pay from', none: 'From' },
    fromPrice: 'from {price}',
    open: 'The total depends on your choice',
    openPrice: 'choose what you need',
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
    line: { buy: 'We buy', repair: 'We repair', sell: 'We sell' },
    moreDevices: '{count, plural, one {and # more} other {and # more}}',
    questions: 'Questions? Reply to this email to reach {name}.',
    notInterested: 'Not interested?',
    decline: 'Decline offer',
    foot: '{team}. You’re getting this email because you asked for a price on {date}.',
    quotedWith: 'Quoted with {product}.',
  },
  /** An invitation to a team. */
  invitation: {
    subject: '{name} invites you to {team}',
    heading: '{name} invites you to {team}',
    body: '{team} makes its quotes with {product}. You join as {role, select, admin {an admin} manager {a manager} agent {an agent} other {a viewer}}, with the address {email}.',
    button: 'See the invitation',
    until: 'The link works once, until {day}.',
    ignore: 'Don’t know them? You can delete this email. Nothing happens unless you join.',
  },
  /** A team that was closed, or reopened. */
  storedExport: {
    ready: {
      subject: '{file} is ready',
      body: '{team}: the file that you asked for can be downloaded until {day}. Only you can download it.',
      button: 'Download it',
    },
    failed: {
      subject: '{file} could not be created',
      body: 'Something went wrong on our side. The data of {team} are unchanged, and the operator can see the error. Please try again later.',
      button: 'Open the page',
    },
  },
  teamArchive: {
    subject: 'Archive of {team} is ready',
    body: 'It has the quotes, customers, catalogs, documents and photos of {team}, and is kept until {day}. Only owners can download it.',
    button: 'Download it',
    failed: {
      subject: 'Archive of {team} could not be created',
      body: 'Something went wrong on our side while we were creating the archive of {team}. Your data are unchanged, and the operator can see the error. Please try again later.',
      button: 'Open the settings',
    },
  },
  teamClosing: {
    closed: {
      subject: '{name} closed {team}',
      heading: '{name} closed {team}',
      body: 'Nobody can use {team} any more, and customers can no longer answer its offers. An owner can reopen it until {day}; then it is erased.',
      button: 'See your teams',
    },
    reopened: {
      subject: '{team} is open again',
      heading: '{team} is open again',
      body: '{name} reopened {team}. Everything is as it was.',
      button: 'Open your teams',
    },
  },
  /** To the owners, about a webhook to which nothing could be delivered. */
  priceSource: {
    subject: '{name} could not be read',
    heading: 'A price list did not arrive',
    text: 'The list “{name}” was not read: {host} did not answer in four tries. The last prices stay, with their date.',
    next: 'We will try again tomorrow. If the address or the key has changed, edit the source.',
    button: 'Look at the source',
  },
  webhook: {
    subject: 'The webhook to {host} was switched off',
    heading: 'A webhook was switched off',
    text: 'For a day, {host} accepted none of the calls about your quotes.',
    next: 'Calls that waited are in its log, and can be sent again once it is switched on.',
    button: 'Open the settings',
  },
  /** A catalog that was not published as scheduled. */
  catalog: {
    subject: '{name} was not published',
    heading: '{name} did not go live',
    text: 'It was to go live {at}. Nothing changed: quotes go on as before, and the draft is as it was.',
    why: {
      errors: 'The draft had errors.',
      changed: 'Another version was published first, or the draft was changed.',
      archived: 'The catalog was archived.',
      notAllowed: 'You may no longer publish catalogs of this team.',
      other: 'The server could not do it in time.',
    },
    button: 'Open the catalog',
  },
  /** Mail that verifies an address for customers' replies. */
  replyTo: {
    subject: 'Use this address for replies to {team}?',
    heading: 'Use this address for replies to {team}?',
    body: '{name} wants replies from customers of {team} to go to this address. It is used once you confirm it while signed in as a member who can edit the team.',
    button: 'View and confirm',
    until: 'The link works for {hours} hours.',
    ignore: 'Don’t know them? You can delete this email. Nothing happens unless the link is confirmed.',
  },
  /** A team has used most of a limit of its plan. */
  plan: {
    subject: {
      quotes: '{team}: {used} of {limit} quotes this month',
      requests: '{team}: {used} of {limit} requests from widgets this month',
      members: '{team}: {used} of {limit} members',
      catalogs: '{team}: {used} of {limit} catalogs',
      widgets: '{team}: {used} of {limit} live widgets',
      apiCalls: '{team}: {used} of {limit} API calls this month',
    },
    heading: {
      quotes: '{used} of {limit} quotes used this month',
      requests: '{used} of {limit} requests from widgets this month',
      members: '{used} of {limit} member seats used',
      catalogs: '{used} of {limit} catalogs used',
      widgets: '{used} of {limit} widgets are live',
      apiCalls: '{used} of {limit} API calls used this month',
    },
    text: {
      quotes: 'At the limit, no new quotes can be created until the month ends or the plan changes.',
      requests:
        'At the limit, widgets keep taking requests but show no price until the month ends or the plan changes. Your own quotes are counted apart.',
      members: 'At the limit, nobody can be invited until a place is free or the plan changes.',
      catalogs: 'At the limit, no catalog can be added until one is archived or the plan changes.',
      widgets: 'At the limit, no widget can go live until one is paused or the plan changes.',
      apiCalls: 'At the limit, API keys can only read until the month ends or the plan changes.',
    },
    stays:
      'What you have stays as it is: quotes can be read and exported, and customers can accept their offers.',
    button: 'Open the subscription',
  },
  /** A visitor's request in a widget. */
  widgetRequest: {
    subject: '{name} asks for a price: {device}',
    heading: 'A visitor asks for a price',
    text: '{name} asked in “{widget}” what {device} is worth. Quote {number} is a draft: look at it and send it.',
    sent: '{name} asked in “{widget}” what {device} is worth, and got quote {number}.',
    button: 'Open the quote',
  },
  /** Several requests in a widget. */
  widgetRequests: {
    subject: '{count, number} new requests from “{widget}”',
    heading: '{count, number} new requests',
    text: 'Visitors asked in “{widget}” what their devices are worth.',
    drafts: 'Look at the drafts and send them.',
    state: { draft: 'Draft', sent: 'Sent' },
    more: 'and {count, plural, one {# more} other {# more}}',
    button: 'Open the quotes',
  },
  /** To the address entered by a visitor, if it belongs to a known customer. */
  offerReady: {
    subject: 'Your offer from {team}: {number}',
    heading: 'Your offer is ready',
    body: 'You asked {team} for a price. Open the offer here: the link also confirms that this address is yours.',
    button: 'Open my offer',
    ignore:
      'Didn’t ask? Then somebody else typed your address. You can delete this email: nothing is sent, and your data stay as they are.',
  },
  /** The link for showing a device as a visitor. */
  selfInspectionLink: {
    subject: 'Continue on your other device: quote {number}',
    heading: 'Show your device',
    body: 'Open this link on the device that takes the photos, or on the one you sell. It works while the offer of {team} is open.',
    button: 'Show the device',
  },
  /** A customer's question about a quote, and the answer. */
  question: {
    asked: {
      button: 'Answer in the quote',
      reply:
        'Answer in the quote, so that colleagues see it too. Replying to this email also reaches the customer.',
      noReply: 'The customer left no email: they read your answer on their page.',
    },
    answered: {
      asked: 'You asked: {question}',
      button: 'See the offer',
    },
  },
  /** Events of a quote or its devices. */
  news: {
    someone: 'Your customer',
    open: 'Open your offer',
    answer: 'Open the quote',
    number: 'Quote',
    price: { paid: 'You receive', pays: 'You pay', none: 'Nothing to pay' },
    net: { paid: 'We pay', pays: 'We receive', none: 'Nothing to pay' },
    reason: 'Reason',
    reasons: {
      price: 'The price is too low',
      timing: 'Not the right time',
      elsewhere: 'Found another shop',
      keepDevice: 'Keeps the device',
      needInfo: 'Needs more information',
      other: 'Another reason',
    },
    reply: 'Replying to this email reaches the customer.',
    foot: '{team}. You’re getting this email because of your offer {number}.',
  },
  /** A team's own message, sent as a test. */
  test: {
    subject: 'Test: {subject}',
    customer: 'Sample Customer',
    device: 'iPhone 15 Pro',
    variant: '256 GB',
    screen: 'Screen',
    said: 'Flawless',
    found: 'Light scratches',
    question: 'Are you open on Saturday?',
    answer: 'Yes, until five.',
  },
} as const
