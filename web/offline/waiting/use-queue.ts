import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '#session/session-context.ts'
import { openKept } from '../kept/open-kept.ts'
import type { Entry } from '../queue/entry.ts'
import type { Queue } from '../queue/queue.ts'

const none: readonly Entry[] = []

/** The queue of this device, with its current entries; undefined until it is open. */
export function useQueue(): { readonly queue: Queue; readonly entries: readonly Entry[] } | undefined {
  const { user } = useSignedIn()
  const [queue, setQueue] = useState<Queue>()
  useEffect(() => {
    openKept(user.uid)
      .then((kept) => setQueue(kept.queue))
      .catch((error: unknown) => console.info('This device keeps nothing', error))
  }, [user.uid])
  const entries = useSyncExternalStore(queue?.entries.watch ?? noWatch, () => queue?.entries.all() ?? none)
  return queue && { queue, entries }
}

function noWatch(): () => void {
  return () => undefined
}
