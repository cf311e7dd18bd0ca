/** For who tried Microsoft first, and then signed in to the account of that address in another way. */
export const linkMicrosoft = {
  title: 'Link Microsoft?',
  text: 'The Microsoft account <b>{email}</b> was used in this browser a short while ago. Once linked, it signs in to your account here.',
  warning: 'Link it only if it is yours.',
  link: 'Link Microsoft',
  linking: 'Linking…',
  notNow: 'Not now',
  done: 'Microsoft is linked to this account.',
} as const
