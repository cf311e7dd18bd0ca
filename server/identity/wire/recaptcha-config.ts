import type { IdentityConfig } from '../parts.ts'
import { projectId } from './project.ts'

/**
 * Returns OFF for every provider, even with a site key: with any other value the client would run a captcha
 * at each sign-in. App Check protects against bots.
 */
export function recaptchaConfig({ recaptcha }: Pick<IdentityConfig, 'recaptcha'>) {
  return {
    // Clients read the fourth segment as the site key and throw without one.
    recaptchaKey: `projects/${recaptcha?.projectId ?? projectId}/keys/${recaptcha?.siteKey ?? 'none'}`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  }
}
