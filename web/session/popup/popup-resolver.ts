import { SDK_VERSION } from 'firebase/app'
import { type Auth, type AuthProvider, browserPopupRedirectResolver, OAuthProvider } from 'firebase/auth'
import { authError, type AuthEvent } from './auth-event.ts'
import { AuthEvents } from './auth-events.ts'

/**
 * The internals of the SDK's resolver that are used here, which its public type hides. Covered by conformance
 * tests.
 */
interface StockResolver {
  /** Throws auth/unauthorized-domain. */
  _originValidation: (auth: Auth) => Promise<void>
}
const Stock = browserPopupRedirectResolver as unknown as new () => StockResolver // a class at run time

interface Popup {
  readonly window: Window
  associatedEvent: string | null
  readonly close: () => void
}

/** Size of the popup. Pixels. Source: spec 9. */
const [width, height] = [500, 600]

/**
 * Signs in at a provider in a popup or by redirect, with pages of our own origin. The SDK's own resolver
 * would load scripts and an iframe from Google's host; everything else is the SDK's.
 */
export class PopupResolver extends Stock {
  readonly #events = new Map<string, AuthEvents>()

  async _initialize(auth: Auth): Promise<AuthEvents> {
    const key = channelOf(auth)
    const known = this.#events.get(key)
    if (known) return known
    const events = new AuthEvents(takeStoredEvent(key))
    this.#events.set(key, events)
    listenToPopups(key, events)
    return events
  }

  /** Nothing is awaited before the popup opens: browsers allow it only during the click. */
  async _openPopup(auth: Auth, provider: AuthProvider, authType: string, eventId: string): Promise<Popup> {
    const left = Math.max((screen.availWidth - width) / 2, 0)
    const top = Math.max((screen.availHeight - height) / 2, 0)
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`
    const opened = window.open(handlerUrl(auth, provider, authType, eventId), `sign-in-${eventId}`, features)
    if (!opened) throw authError('auth/popup-blocked')
    opened.focus()
    return { window: opened, associatedEvent: null, close: () => opened.close() }
  }

  async _openRedirect(
    auth: Auth,
    provider: AuthProvider,
    authType: string,
    eventId?: string,
  ): Promise<never> {
    await this._originValidation(auth)
    // The back button restores this page from the bfcache while it still waits, so it is reloaded.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    location.assign(handlerUrl(auth, provider, authType, eventId))
    return new Promise<never>(() => {})
  }

  /** Storage of our own origin is sufficient. */
  _isIframeWebStorageSupported(_: Auth, callback: (isSupported: boolean) => void): void {
    callback(true)
  }

  get _shouldInitProactively(): boolean {
    return false
  }
}

function channelOf({ config, name }: Auth): string {
  return `costard-auth:${config.apiKey}:${name}`
}

/** Our own page stored it in this tab. */
function takeStoredEvent(key: string): AuthEvent | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? undefined : (JSON.parse(text) as AuthEvent)
}

/** Every tab receives it; the tab that the event belongs to confirms, and the popup closes. */
function listenToPopups(key: string, events: AuthEvents): void {
  const channel = new BroadcastChannel(key)
  const delivered = new Set<string>()
  channel.addEventListener('message', ({ data }: MessageEvent<{ id?: string; event?: AuthEvent }>) => {
    const { id, event } = data
    if (id === undefined || event === undefined) return
    if (events.onEvent(event)) delivered.add(id)
    if (delivered.has(id)) channel.postMessage({ acknowledged: id })
  })
}

function handlerUrl(
  { config, name }: Auth,
  provider: AuthProvider,
  authType: string,
  eventId?: string,
): string {
  const isOAuth = provider instanceof OAuthProvider
  const query = new URLSearchParams({
    apiKey: config.apiKey,
    appName: name,
    authType,
    redirectUrl: location.href,
    v: SDK_VERSION,
    providerId: provider.providerId,
    ...(eventId !== undefined && { eventId }),
    ...(isOAuth && {
      scopes: provider.getScopes().join(','),
      customParameters: JSON.stringify(provider.getCustomParameters()),
    }),
  })
  return `${location.origin}/__/auth/handler?${query}`
}
