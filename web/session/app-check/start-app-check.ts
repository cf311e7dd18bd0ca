import type { FirebaseApp } from 'firebase/app'
import {
  CustomProvider,
  getToken as getAppCheckToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  setTokenAutoRefreshEnabled,
} from 'firebase/app-check'
import type { ClientConfig } from '#api/client-config.ts'
import { createGetToken } from './pow-tokens.ts'
import { solveInWorker } from './solve-in-worker.ts'

export interface AppCheck {
  /** From now on a token is renewed before it expires. */
  readonly keepFresh: () => void
}

/** Lets the SDK prove to our server that its calls come from this app. Before anything of the app makes a call. */
export function startAppCheck(app: FirebaseApp, config: ClientConfig): AppCheck {
  const appCheck = initializeAppCheck(app, {
    provider: chooseProvider(config),
    isTokenAutoRefreshEnabled: false,
  })
  // Not at once, so that opening a page costs no work: the first key typed tells that a call will follow. The SDK
  // gets a token before any call that has none; what fails here fails there again and is told there.
  const prepare = () => void getAppCheckToken(appCheck).catch(() => {})
  window.addEventListener('keydown', prepare, { once: true })
  return { keepFresh: () => setTokenAutoRefreshEnabled(appCheck, true) }
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
