/** Numbering of a team's quotes. */
export const numbering = {
  pattern: 'Pattern',
  patternHelp:
    'Plain letters, digits, spaces and . _ - with {tokens} for the date, and {sequence} for a sequence of at least five digits.',
  next: 'Next number in the sequence',
  yearly: 'Start again at 1 each year',
  yearlyHelp: 'In the time zone of the team.',
  example: 'The next quote is <b>{example}</b>.',
  kept: 'Quotes keep their numbers. No number is given twice.',
  readOnly: 'Only owners and admins can change this.',
  save: 'Save numbers',
  discard: 'Discard',
  leave: 'The numbering of quotes is not saved.',
  error: {
    characters: 'Only plain letters, digits, spaces and . _ - and the fields named here.',
    sequence: 'The sequence has to appear in it once.',
    year: 'Without the year, every year would have the same numbers.',
    long: 'At most 40 characters.',
    next: 'A whole number from 1 to 999999999.',
    taken: 'Some numbers from there on were given before. Start at {free, number} or higher.',
  },
} as const
