import { takeMessage, takenCacheName } from '../worker/taken-version.ts'

/** Browsers look for a new worker at each start; a page that stays open asks this often. Milliseconds. */
const lookEveryMs = 60 * 60 * 1000

interface Listeners {
  /** Called once the app is kept. */
  readonly onKept: () => void
  readonly onNewVersion: (take: () => void) => void
}

/**
 * Keeps the app on this device by a service worker. onNewVersion: called when another version waits, with the function
 * that reloads this page with it; other pages go on with theirs. Returns a function to stop listening.
 */
export function keepApp(listeners: Listeners): () => void {
  const stopping = new AbortController()
  // Absent over plain http on another host than localhost, and in private windows of some browsers.
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
  // A browser that blocks workers answers with nothing.
  if (!registered) return
  const registration = registered
  const offer = async () => {
    const { waiting } = registration
    // Without a controller this is the first worker, and it takes over by itself. A taken version is that of this page.
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

/** Reloads this page with the version of a worker that waits. */
function take(waiting: ServiceWorker): void {
  const { port1: here, port2: there } = new MessageChannel()
  here.onmessage = () => window.location.reload()
  waiting.postMessage(takeMessage, [there])
}
