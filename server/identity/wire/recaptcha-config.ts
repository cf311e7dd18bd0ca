import type { IdentityConfig } from '../parts.ts'
import { projectId } from './project.ts'

/**
 * Never anything but OFF, with a site key too: a client that reads otherwise asks for a captcha at each sign-in, and
 * that is App Check's part.
 */
export function recaptchaConfig({ recaptcha }: Pick<IdentityConfig, 'recaptcha'>) {
  return {
    // Clients take the fourth part for the site key and throw without one.
    recaptchaKey: `projects/${recaptcha?.projectId ?? projectId}/keys/${recaptcha?.siteKey ?? 'none'}`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  }
}
