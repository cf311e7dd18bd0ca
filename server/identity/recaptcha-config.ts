import { projectId } from './project.ts'

/** Never anything but OFF: a client that reads otherwise loads a script from another company. */
export const recaptchaConfig = {
  // Clients take the fourth part for the site key and throw without one.
  recaptchaKey: `projects/${projectId}/keys/none`,
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}
