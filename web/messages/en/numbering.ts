/** How the quotes of a team are numbered. */
export const numbering = {
  pattern: 'Pattern',
  patternHelp:
    'Plain letters, digits, spaces and . _ - with {tokens} for the date, and {sequence} for a sequence of at least five digits.',
  next: 'Next of the sequence',
  yearly: 'Start again at 1 each year',
  yearlyHelp: 'In the time zone of the team.',
  example: 'The next quote is <b>{example}</b>.',
  kept: 'Quotes keep the numbers that they have. No number is given twice.',
  readOnly: 'Only owners and admins can change this.',
  save: 'Save numbers',
  discard: 'Discard',
  leave: 'How quotes are numbered is not saved.',
  error: {
    characters: 'Only plain letters, digits, spaces and . _ - and the fields named here.',
    sequence: 'The sequence has to be in it once.',
    year: 'Without a year in it, each year would give the same numbers.',
    long: 'At most 40 characters.',
    next: 'A whole number from 1 to 999999999.',
    taken: 'Some numbers from there on were given before. Take {free, number} or more.',
  },
} as const
