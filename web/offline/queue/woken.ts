import { wakeMessage, wakeTag } from '../worker/wake.ts'

/** Background Sync, which only Chromium has; its types are in no library of TypeScript. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Asks the browser to wake the pages of this app once there is a network, also those that it has put to sleep. */
export async function askToBeWoken(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration()
  await registration?.sync?.register(wakeTag)
}

/** Calls sendAll when the browser wakes this page; it returns whether nothing waits any more. */
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
