/** Shown to users without an account whose address turns out to have one. */
export const moveWork = {
  title: 'You have an account',
  text: `{count, plural,
    =0 {<b>{email}</b> has an account. Sign in to it, or continue without an account.}
    one {<b>{email}</b> has an account. Sign in to it and move your team {teams} there, or continue without an account.}
    other {<b>{email}</b> has an account. Sign in to it and move your teams {teams} there, or continue without an account.}
  }`,
  someAccount: 'This Microsoft account',
  move: '{count, plural, =0 {Sign in} one {Sign in and move the team} other {Sign in and move the teams}}',
  stay: 'Continue without an account',
  linkSent:
    'We sent an email with a sign-in link to <b>{email}</b>. Open it in this browser to move your team.',
  moved: 'Your work is now in this account.',
  failed: 'We couldn’t move your team yet. Reload the page to try again.',
  refused: 'We couldn’t move your team. It stays where you created it.',
} as const
