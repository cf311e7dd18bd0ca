import { wakeMessage, wakeTag } from '../worker/wake.ts'

/** Background Sync, which only Chromium supports; TypeScript's libraries lack its types. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Asks the browser to wake this app's pages once there is a network, including suspended ones. */
export async function askToBeWoken(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  await registration?.sync?.register(wakeTag)
}

/** Calls sendAll when the browser wakes this page. sendAll: returns true if nothing waits any more. */
export function whenWoken(sendAll: () => Promise<boolean>, signal: AbortSignal): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [answer] }) => {
      if (data !== wakeMessage) return
      sendAll().then(
        (isSent) => answer?.postMessage(isSent),
        () => answer?.postMessage(false),
      )
    },
    { signal },
  )
}
