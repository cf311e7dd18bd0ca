import { maxPasswordLength, minPasswordLength } from '../users/passwords.ts'

export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength, maxPasswordLength },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
}
