export const close = {
  title: 'Close team',
  lead: '{team} closes for everybody. You can undo this for 30 days.',
  leaveInstead: 'Leave the team',
  ownersOnly: 'Only owners can close the team. You can leave it.',
  data: {
    title: 'Take your data with you',
    text: 'One archive with quotes, customers, catalogs, documents and photos.',
    make: 'Create the archive',
    again: 'Create a new one',
    making: 'The archive is being created. You’ll get an email; you can leave this page.',
    has: '{quotes, plural, one {# quote} other {# quotes}}, {customers, plural, one {# customer} other {# customers}}, {files, plural, one {# file} other {# files}},',
    size: '{megabytes, number} MB.',
    kept: 'Created {made}, kept until {until}, even when the team is closed.',
    failed: 'The archive could not be created. Try again.',
    tooMany: 'Up to three archives a day. Try again tomorrow.',
  },
  ends: {
    title: 'See what ends',
    openQuotes: {
      what: '{count, plural, one {# offer} other {# offers}} that customers can still accept',
      how: 'Their page says that you closed; nobody can accept',
    },
    liveWidgets: {
      what: '{count, plural, one {# live widget} other {# live widgets}}',
      how: 'Show nothing from then on',
    },
    otherMembers: {
      what: '{count, plural, one {# other member} other {# other members}}',
      how: 'Lose access at once and get an email',
    },
    apiKeys: { what: '{count, plural, one {# API key} other {# API keys}}', how: 'Stop at once' },
    everything: {
      what: 'Quotes, customers, catalogs and settings',
      how: 'Kept as they are until the team is erased',
    },
  },
  name: { title: 'Type the name of the team', help: 'It is “{team}”, with the capitals.' },
  until:
    'Until <b>{day}</b> an owner can reopen it from the list of teams, as it was. Then everything is erased.',
  close: 'Close team',
  handOver: 'Only owners can do this. Ownership can be <link>handed over</link> instead.',
  done: '{team} is closed',
  tooOften:
    'The team was closed and opened again too often today, and every time its members get an email. Try again tomorrow.',
  failed: 'The team could not be closed. Try again.',
} as const
