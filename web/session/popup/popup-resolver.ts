import { SDK_VERSION } from 'firebase/app'
import { type Auth, type AuthProvider, browserPopupRedirectResolver, OAuthProvider } from 'firebase/auth'
import { authError, type AuthEvent } from './auth-event.ts'
import { AuthEvents } from './auth-events.ts'

/** Of the SDK's own resolver, which its public type hides: what is used here and called on it. Pinned by conformance tests. */
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

/** Size of the window. Source: spec 9. Pixels. */
const [width, height] = [500, 600]

/**
 * Signs in at a provider in another window, or in this one, by the pages of our own origin. The SDK's own way would
 * load scripts and a frame from a host of its maker; all else it does itself.
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

  /** Nothing is waited for before the window opens, so that it opens in answer to the click. */
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
    // Whoever goes back finds the page as it was when it left, waiting for ever.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    location.assign(handlerUrl(auth, provider, authType, eventId))
    return new Promise<never>(() => {})
  }

  /** Storage of our own origin is all that is needed. */
  _isIframeWebStorageSupported(_: Auth, tell: (isSupported: boolean) => void): void {
    tell(true)
  }

  get _shouldInitProactively(): boolean {
    return false
  }
}

function channelOf({ config, name }: Auth): string {
  return `costard-auth:${config.apiKey}:${name}`
}

/** Our own page left it in this very tab. */
function takeStoredEvent(key: string): AuthEvent | undefined {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? undefined : (JSON.parse(text) as AuthEvent)
}

/** Every tab hears it; the one whose event it is says so, and the window closes. */
function listenToPopups(key: string, events: AuthEvents): void {
  const channel = new BroadcastChannel(key)
  const taken = new Set<string>()
  channel.addEventListener('message', ({ data }: MessageEvent<{ id?: string; event?: AuthEvent }>) => {
    const { id, event } = data
    if (id === undefined || event === undefined) return
    if (events.onEvent(event)) taken.add(id)
    if (taken.has(id)) channel.postMessage({ acknowledged: id })
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
