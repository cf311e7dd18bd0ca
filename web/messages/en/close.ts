export const close = {
  title: 'Close team',
  lead: '{team} stops for everybody. You can undo it for 30 days.',
  leaveInstead: 'Leave the team',
  ownersOnly: 'Only owners can close the team. You can leave it.',
  data: {
    title: 'Take your data along',
    text: 'The lists of quotes and customers have an export each. After 30 days nothing is left here.',
    quotes: 'Quotes',
    customers: 'Customers',
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
      how: 'Lose access at once and get a mail',
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
  handOver: 'Only owners can. Ownership can be <link>handed over</link> instead.',
  done: '{team} is closed',
  failed: 'The team could not be closed. Try again.',
} as const
