import type { FirebaseApp } from 'firebase/app'
import { CustomProvider, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { ClientConfig } from '#api/client-config.ts'
import { createGetToken } from './pow-tokens.ts'
import { solveInWorker } from './solve-in-worker.ts'

/** Starts App Check. Call it before any other use of the app. */
export function startAppCheck(app: FirebaseApp, config: ClientConfig): void {
  initializeAppCheck(app, { provider: chooseProvider(config), isTokenAutoRefreshEnabled: true })
}

function chooseProvider(config: ClientConfig): CustomProvider | ReCaptchaEnterpriseProvider {
  const { provider, siteKey } = config.costard.appCheck
  if (provider === 'recaptcha-enterprise') return new ReCaptchaEnterpriseProvider(siteKey)
  const getToken = createGetToken({
    ...config,
    appId: siteKey,
    origin: window.location.origin,
    solve: solveInWorker,
    now: Date.now,
    random: Math.random,
  })
  return new CustomProvider({ getToken })
}
