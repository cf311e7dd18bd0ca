/** For who tried the product out and turns out to have an account. */
export const moveWork = {
  title: 'You have an account',
  text: `{count, plural,
    =0 {<b>{email}</b> has an account. Sign in to it, or stay here without an account.}
    one {<b>{email}</b> has an account. Sign in to it and take your team {teams} along, or stay here without an account.}
    other {<b>{email}</b> has an account. Sign in to it and take your teams {teams} along, or stay here without an account.}
  }`,
  someAccount: 'This Microsoft account',
  move: '{count, plural, =0 {Sign in} one {Sign in and move the team} other {Sign in and move the teams}}',
  stay: 'Stay without an account',
  linkSent:
    'We sent an email with a sign-in link to <b>{email}</b>. Open it in this browser, and your team can come along.',
  moved: 'Your work is now in this account.',
  failed: 'Your team could not be moved yet. Reload the page to try again.',
  refused: 'Your team could not be moved. It stays where you made it.',
} as const
