/**
 * Shown to a user who tried Microsoft first and then signed in to the account with the same address in
 * another way.
 */
export const linkMicrosoft = {
  title: 'Link Microsoft?',
  text: 'The Microsoft account <b>{email}</b> was recently used in this browser. Once linked, you can sign in here with it.',
  warning: 'Link it only if it’s yours.',
  link: 'Link Microsoft',
  linking: 'Linking…',
  notNow: 'Not now',
  done: 'Microsoft is linked to this account.',
} as const
