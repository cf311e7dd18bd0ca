export const customerLimits = {
  maxPerPage: 50,
  maxCounted: 1000,
  maxRecentQuotes: 1000,
  maxSame: 10,
  maxDevicesPerPage: 50,
  maxTags: 20,
  maxTagLength: 40,
  maxNotes: 4000,
  maxAddress: 400,
  maxRemoved: 50,
  maxRetainedListed: 50,
} as const

export const customerLimitTexts: Readonly<Record<keyof typeof customerLimits, string>> = {
  maxPerPage: 'Customers of a page of the list',
  maxCounted: 'Customers counted for a list; of more, only that there are more',
  maxRecentQuotes: 'Quotes of the last 12 months up to which the list has figures of a customer',
  maxSame: 'Customers listed as possibly the same person',
  maxDevicesPerPage: 'Devices of a page of a customer',
  maxTags: 'Tags of a customer',
  maxTagLength: 'Characters of a tag',
  maxNotes: 'Characters of the notes about a customer',
  maxAddress: 'Characters of an address',
  maxRetainedListed: 'Records kept after an erasure that are listed; the others are counted',
  maxRemoved: 'Unused customers removed in one call',
}
