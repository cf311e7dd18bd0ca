import { longestPassword, shortestPassword } from '../users/passwords.ts'

export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: shortestPassword, maxPasswordLength: longestPassword },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
}
