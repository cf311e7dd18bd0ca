/** The list of catalogs, and the notes shown while prices are samples or missing. */
export const catalogs = {
  title: 'Catalogs',
  column: {
    catalog: 'Catalog',
    type: 'Type',
    state: 'State',
    models: 'Models',
    questions: 'Questions',
    published: 'Published',
  },
  version: 'Version {version, number}',
  samples: 'Sample prices',
  noPrices: 'No prices',
  models: '{count, plural, one {# model} other {# models}}',
  questions: '{count, plural, one {# question} other {# questions}}',
  publishedOn: 'published {day}',
  sampleNote: {
    title: 'Sample prices.',
    text: 'Review these prices before you use them.',
    action: 'Open catalogs',
  },
  emptyNote: {
    all: 'These catalogs have no prices in {currency} yet.',
    some: '{catalogs} {count, plural, one {has} other {have}} no prices in {currency} yet.',
    text: 'Quotes from them need a price entered by hand.',
  },
  empty: {
    title: 'No catalogs yet',
    text: 'A catalog lists the devices you price and the questions you ask.',
  },
} as const
