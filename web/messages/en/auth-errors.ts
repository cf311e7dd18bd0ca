/** Texts for the identity provider's error codes. Codes and wordings: spec 8. */
const emailInUse = 'This email address is already in use. Use sign-in with magic link.'
const passwordShort = 'The password must have at least six characters.'

export const authErrors = {
  title: 'Authentication Error',
  unknown: 'Unknown error',
  other: 'Please try again in a few minutes. Code to report: <code></code>',
  tooMany: 'Too many attempts. Try again in an hour.',
  tooManyWait: 'Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}}.',
  passwordRefused: 'This address and password don’t match. Try again, or use a magic link.',
  codes: {
    'wrong-password': 'Wrong password!',
    'internal-error':
      'An unexpected error occurred. Try again in a few minutes, and report it to support if it persists.',
    'user-not-found': 'There is no existing user record for this identifier.',
    'email-already-exists': emailInUse,
    'email-already-in-use': emailInUse,
    'invalid-email': 'The email address is invalid.',
    'invalid-password': passwordShort,
    'weak-password': passwordShort,
    'invalid-phone-number': 'The phone number must be a non-empty E.164 identifier.',
    'phone-number-already-exists': 'This phone number is already in use.',
    'project-not-found': 'This project is unavailable.',
    'popup-blocked': 'Your browser blocked the sign-in window.',
    'popup-closed-by-user': 'The sign-in window was closed before you finished.',
    'user-cancelled': 'Microsoft sign-in was cancelled.',
    'unauthorized-domain': 'Microsoft sign-in isn’t available at this web address.',
    'operation-not-allowed': 'This sign-in method isn’t available.',
    'account-exists-with-different-credential':
      'This email address already has an account with another sign-in method.',
    'credential-already-in-use': 'This Microsoft account already belongs to another account here.',
    'invalid-credential': 'This sign-in expired or wasn’t confirmed. Try again.',
    'user-disabled': 'This account is disabled.',
    'requires-recent-login': 'You signed in a while ago. Sign out, sign in again, then try again.',
    'expired-action-code': 'This link has expired. Ask for a new one.',
    'invalid-action-code': 'This link was already used or is incomplete. Ask for a new one.',
  },
} as const
