import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { shellPaths } from './shell-paths.ts'
import { takeMessage, takenCacheName } from './taken-version.ts'
import { wakePages } from './wake-pages.ts'
import { wakeTag } from './wake.ts'

/**
 * The used part of a service worker's global scope, since the types of pages and workers exclude each other.
 */
interface Scope {
  readonly location: Location
  readonly clients: {
    readonly matchAll: (kind: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<Parameters<typeof wakePages>[0]>
  }
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'message', listener: (event: MessageEvent & ExtendableEvent) => void): void
  addEventListener(name: 'sync', listener: (event: SyncEvent) => void): void
}
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** Event of Background Sync: the network is back, or the browser tries again. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Paths of files with a hash in their names. Set by the build. */
declare const OFFLINE_FILES: readonly string[]

/**
 * Replaced by the server with a hash of the page that it serves, so that new code or configuration makes a
 * new worker.
 */
const shellRevision = 'SHELL_REVISION'
const prefix = 'costard-'
const scope = globalThis as unknown as Scope

/** One cache per version, so that an open page of the previous version still finds its code. */
const cacheName = `${prefix}${shellRevision}`
const controller = new PrecacheController({ cacheName, fallbackToNetwork: true })
controller.addToCacheList([
  { url: '/', revision: shellRevision },
  ...OFFLINE_FILES.map((file) => ({ url: `/${file}`, revision: null })),
])

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.delete(takenCacheName))
  void controller.install(event as never)
})

scope.addEventListener('activate', (event) => event.waitUntil(removeOlder()))

scope.addEventListener('message', (event) => {
  if (event.data === takeMessage) event.waitUntil(takeVersion().then(() => event.ports[0]?.postMessage(true)))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === wakeTag) event.waitUntil(sendFromPages())
})

const ownPage = controller.createHandlerBoundToURL('/')
// Everything other than a screen for signed-in users is requested from the server.
registerRoute(
  new NavigationRoute(async (navigation) => (await takenPage()) ?? ownPage(navigation), {
    allowlist: [shellPaths],
  }),
)
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [], cleanURLs: false }))
registerRoute(
  ({ url }) => url.origin === scope.location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
)

/**
 * Makes the active worker answer with the page of this version from now on; this worker waits until the last
 * page is closed.
 */
async function takeVersion(): Promise<void> {
  const page = await controller.matchPrecache('/')
  if (page) await (await caches.open(takenCacheName)).put('/', page)
}

/** Returns the page of the version that the user asked for, unless another version was installed since. */
async function takenPage(): Promise<Response | undefined> {
  return caches.match('/', { cacheName: takenCacheName })
}

/** Also wakes pages that were opened before the worker existed. */
async function sendFromPages(): Promise<void> {
  await wakePages(await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
}

/** Keeps the previous version, since its pages may be open, and removes older ones. */
async function removeOlder(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  // In the order of their creation.
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}
