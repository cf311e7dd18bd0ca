/** Details that the visitor of a widget typed, on the page of the quote. */
export const visitor = {
  title: 'What the visitor said',
  unproven: 'The address is not confirmed: anybody may have typed it.',
  awaits: 'The address is not confirmed. The offer is sent once the link we emailed there is opened.',
  proven: 'Address confirmed on {day}',
  detail: { name: 'Name', email: 'Email', phone: 'Phone' },
  stored: 'The customer has: {value}',
  notStored: 'The customer has none',
  use: { name: 'Use this name', email: 'Use this email', phone: 'Use this number' },
  newsLater: 'Agreed to receive news. It counts for the customer once the address is confirmed.',
  newsRecorded: 'Agreed to receive news. Recorded with the customer.',
} as const
