import { takeMessage, takenCacheName } from '../worker/taken-version.ts'

/**
 * Browsers check for a new service worker at each start; a page that stays open checks this often.
 * Milliseconds.
 */
const lookEveryMs = 60 * 60 * 1000

interface Listeners {
  /** Called once the app is stored. */
  readonly onKept: () => void
  readonly onNewVersion: (take: () => void) => void
}

/**
 * Stores the app on this device with a service worker. onNewVersion: called when another version waits, with
 * a function that reloads this page with that version; other pages continue with theirs. Returns a function
 * to stop listening.
 */
export function keepApp(listeners: Listeners): () => void {
  const stopping = new AbortController()
  // Not available over plain http except on localhost, and in private windows of some browsers.
  if ('serviceWorker' in navigator) void register(listeners, stopping.signal)
  return () => stopping.abort()
}

async function register({ onKept, onNewVersion }: Listeners, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator
  let registered: ServiceWorkerRegistration | undefined
  try {
    registered = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    console.info('This device keeps no copy of the app', error)
    return
  }
  // A browser that blocks workers resolves without a registration.
  if (!registered) return
  const registration = registered
  const offer = async () => {
    const { waiting } = registration
    // Without a controller this is the first worker, which takes over by itself. If a version was taken, this
    // page already uses it.
    if (!waiting || !serviceWorker.controller || (await caches.has(takenCacheName))) return
    if (!signal.aborted) onNewVersion(() => take(waiting))
  }
  void serviceWorker.ready.then(() => signal.aborted || onKept())
  void offer()
  const noticed = () =>
    registration.installing?.addEventListener('statechange', () => void offer(), { signal })
  noticed()
  registration.addEventListener('updatefound', noticed, { signal })
  const timer = setInterval(() => void registration.update().catch(() => undefined), lookEveryMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** Reloads this page with the version of a waiting worker. */
function take(waiting: ServiceWorker): void {
  const { port1: here, port2: there } = new MessageChannel()
  here.onmessage = () => window.location.reload()
  waiting.postMessage(takeMessage, [there])
}
