/** A mailed link that did not do its work. */
export const linkProblem = {
  useless: 'This link does not work',
  unchecked: 'Your link could not be checked',
  notWhole: 'A part of it is missing. Open it from the email again, or ask for a new one.',
  startAgain: 'Start again',
} as const
