/** Problems with an emailed link. */
export const linkProblem = {
  invalid: 'This link doesn’t work',
  unchecked: 'We couldn’t check your link',
  incomplete: 'Part of it is missing. Open it from the email again, or ask for a new one.',
  email: 'Your email address',
  newLink: 'Send a new link',
  sendingLink: 'Sending…',
  startAgain: 'Start again',
} as const
