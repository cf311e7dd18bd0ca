/** The plan of a team, in its settings. */
export const subscription = {
  title: 'Subscription',
  readOnly: 'Only owners and admins see the plan and can change it.',
  plans: 'Plans',
  current: 'Your plan',
  next: 'Next',
  aMonth: 'a month',
  limits:
    '{quotes, plural, one {# quote} other {# quotes}} a month, {requests, plural, one {# request} other {# requests}} from widgets a month, {members, plural, one {# member} other {# members}}, {catalogs, plural, one {# catalog} other {# catalogs}}, {widgets, plural, one {# live widget} other {# live widgets}}, {apiCalls, plural, =0 {API keys read only} other {# API calls}}',
  up: 'Move up to {name}',
  down: 'Move down to {name}',
  cancel: 'Cancel the plan',
  resume: 'Keep {name}',
  payment: 'Billing portal',
  opening: 'Opening…',
  signUp: 'Add an email to your account first.',
  manual:
    'No payments are taken here. A larger plan starts at once; a smaller one follows at the end of the period.',
  line: {
    trial: 'Trial until {day}, then {plan}.',
    renews: 'Renews on {day}.',
    ends: '{plan} ends on {day}.',
    changes: '{plan} until {day}, then {next}.',
    late: 'The payment is open. It can be settled until {day}.',
    stays: 'Does not end.',
  },
  late: {
    pastDue: 'The last payment failed.',
    expired: 'The payment is still open, so nothing new can be created.',
    stays: 'Quotes stay readable and can be exported, and customers can accept their offers.',
  },
  full: {
    quotes: 'All {limit, number} quotes of this month are used.',
    requests:
      '{limit, plural, =0 {The plan includes no requests from widgets: they collect contacts and show no price.} other {All # requests from widgets of this month are used: widgets collect contacts and show no price.}}',
    members: '{limit, plural, one {The one member seat is} other {All # member seats are}} taken.',
    catalogs: '{limit, plural, one {The one catalog is} other {All # catalogs are}} in use.',
    widgets:
      '{limit, plural, =0 {The plan has no live widget.} one {The one live widget is in use.} other {All # live widgets are in use.}}',
    apiCalls:
      '{limit, plural, =0 {The plan has no API calls: keys can only read.} other {All # API calls of this month are used: keys can only read.}}',
    stays: 'Everything you have can still be read and exported. Move up to add more.',
  },
  beyond: {
    title: {
      members: 'The plan has room for {limit, number} of {count, number} members',
      catalogs: 'The plan has room for {limit, number} of {count, number} catalogs',
      widgets: 'The plan has room for {limit, number} of {count, number} live widgets',
    },
    text: {
      members: 'Choose who can go on working. The others can only read.',
      owners:
        'Owners always have room, and take all of it. The others can only read until the plan is larger.',
      catalogs:
        'Choose which can be changed and used for new quotes. The others can only be read; quotes with their prices go on.',
      widgets: 'Choose which keep showing prices. The others take requests, which you answer.',
    },
    unnamed: 'Without a name',
    readOnly: 'Read only',
    save: 'Save the choice',
  },
  used: 'Used so far',
  meter: {
    quotes: 'Quotes this month',
    requests: 'Requests from widgets this month',
    members: 'Members',
    catalogs: 'Catalogs',
    widgets: 'Live widgets',
    apiCalls: 'API calls this month',
  },
  unlimited: 'No limits apply on this server.',
  usedOf: '<b>{used, number}</b> of {limit, number}',
  left: '{count, plural, =0 {None left} other {# left}}',
  resets: 'Resets on {day}',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet',
  invoice: {
    paid: 'Paid',
    open: 'To be paid',
    void: 'Void',
    uncollectible: 'Not collected',
    show: 'Open',
  },
  confirm: {
    title: 'Move down to {name}?',
    cancelTitle: 'Cancel {current}?',
    atEnd:
      '{name} starts at the end of the current period. Until then nothing changes, and you can undo this.',
    atOnce: '{name} starts at once. What is left of the period is credited.',
    over: {
      quotes: 'More quotes than {limit, number} were created this month: no new ones until the next month.',
      requests:
        'More than {limit, plural, one {# request} other {# requests}} came from widgets this month: they show no price until the next month.',
      members:
        'The team has more than {limit, plural, one {# member} other {# members}}: the newest can then only read, unless you choose others.',
      catalogs:
        'The team has more than {limit, plural, one {# catalog} other {# catalogs}}: the newest can then only be read, unless you choose others.',
      widgets:
        'More than {limit, plural, one {# widget is} other {# widgets are}} live: the newest then take requests without showing a price, unless you choose others.',
      apiCalls:
        '{limit, plural, =0 {API keys can only read.} other {API keys can only read after # calls in a month.}}',
    },
    kept: 'Nothing is deleted.',
    keep: 'Keep {current}',
    cancel: 'Cancel the plan',
    move: 'Move down to {name}',
  },
} as const
