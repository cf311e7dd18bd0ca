/** Texts that several screens use. */
export const common = {
  loading: 'Loading…',
  problem: 'There is a problem',
  languageNotLoaded: 'This language could not be loaded. Check your connection and try again.',
  offline: 'You’re offline',
  offlineText: 'This page opens when you’re back online. What you entered is saved in this browser.',
  noConnection: 'No connection',
  noConnectionText: 'Try again when you’re back online.',
  newVersion: 'There is a new version',
  newVersionText: 'Reload the page to go on. Your drafts are saved in this browser.',
  reload: 'Reload',
  addressUnverified: 'Confirm the email address of your account first, on your account page.',
  /** In the place of who pays whom. */
  nothingToPay: 'Nothing to pay',
  planReadOnly:
    'The plan has no room for this: it can only be read. Owners and admins choose under Subscription what stays.',
  tryLater: 'Please try again in a few minutes. Code to report:',
  tryAgain: 'Try again',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  kind: { buy: 'Trade-in', repair: 'Repair', sell: 'Sale', mixed: 'Mixed' },
  signOut: 'Sign out',
  createTeam: 'Create a team',
  name: {
    invisible: 'This has an invisible character, perhaps pasted along. Type it again.',
    wordless: 'A name needs a letter or a digit.',
    lookAlike: 'Some letters are of another script and look like Latin ones. Type the word in one script.',
  },
  notFound: {
    title: 'Page not found',
    text: 'It may have moved, or the link is incomplete.',
    home: 'Go to the home page',
  },
} as const
