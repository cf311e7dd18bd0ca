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
  /** Renews the token before it expires, from this call on. */
  readonly keepFresh: () => void
  /** Returns a valid token; undefined if there is none, for example because the provider is unreachable. */
  readonly token: () => Promise<string | undefined>
}

/** Starts App Check. Must be called before any other use of the app. */
export function startAppCheck(app: FirebaseApp, config: ClientConfig): AppCheck {
  const appCheck = initializeAppCheck(app, {
    provider: chooseProvider(config),
    isTokenAutoRefreshEnabled: false,
  })
  // The first typed key means that a call will follow; before that the page solves no challenge. A call
  // without a token requests one itself, so a failure here is reported by the call.
  const token = () =>
    getAppCheckToken(appCheck).then(
      (result) => result.token,
      () => undefined,
    )
  window.addEventListener('keydown', () => void token(), { once: true })
  return { keepFresh: () => setTokenAutoRefreshEnabled(appCheck, true), token }
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
