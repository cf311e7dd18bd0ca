/** The list of customers. */
export const customers = {
  title: 'Customers',
  searchLabel: 'Search customers',
  searchHint: 'Name, email or phone',
  company: 'Company',
  column: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    quotes: 'Quotes',
    lastQuoted: 'Last quoted',
  },
  quotesOf: '{count, plural, one {# quote} other {# quotes}} for {name}',
  quotes: '{count, plural, one {# quote} other {# quotes}}',
  shown: '{shown, plural, one {# customer} other {# customers}}',
  empty: {
    title: 'No customers yet',
    text: 'Customers appear with their first quote.',
    action: 'New quote',
  },
  noMatch: {
    title: 'Nothing for “{search}”',
    text: 'Try a part of the name, the email or the phone number.',
    clear: 'Clear search',
  },
} as const
