import type { Connection } from './live.ts'

/** Time without a connection before it is reported as lost; a server restart takes less. Milliseconds. */
const patienceMs = 6_000
/** The same when the browser reports that it is offline. Milliseconds. */
const offlinePatienceMs = 2_000
/** Polling interval while there is no socket. Milliseconds. */
const askEveryMs = 20_000
/** Retry interval while nothing can be reached. Milliseconds. */
const tryEveryMs = 5_000

/** Derives the connection state from the socket, `navigator.onLine`, and whether REST reads succeed. */
export function followConnection({
  readAll,
  onChange,
}: {
  readonly readAll: () => Promise<void>
  readonly onChange: (connection: Connection) => void
}): { readonly socketIs: (connected: boolean) => void; readonly stop: () => void } {
  let connection: Connection = 'live'
  let hasSocket = false
  let timer: number | undefined
  const become = (next: Connection) => {
    if (connection === next) return
    connection = next
    onChange(next)
  }
  const after = (ms: number, act: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const ask = async () => {
    // Hidden page: visibilitychange starts the check again.
    if (document.hidden) return
    const isReached = navigator.onLine && (await readAll().then(yes, no))
    if (hasSocket && navigator.onLine) return
    become(isReached ? 'asking' : 'lost')
    after(isReached ? askEveryMs : tryEveryMs, () => void ask())
  }
  const startOver = () => {
    if (hasSocket && navigator.onLine) {
      window.clearTimeout(timer)
      become('live')
      return
    }
    if (document.hidden) return
    // A lost or polled connection is checked again at once.
    const patience = navigator.onLine ? patienceMs : offlinePatienceMs
    after(connection === 'live' ? patience : 0, () => void ask())
  }
  const events = new AbortController()
  window.addEventListener('online', startOver, events)
  window.addEventListener('offline', startOver, events)
  document.addEventListener('visibilitychange', startOver, events)
  startOver()
  return {
    socketIs: (connected) => {
      if (connected === hasSocket) return
      hasSocket = connected
      startOver()
    },
    stop: () => {
      window.clearTimeout(timer)
      events.abort()
      hasSocket = true
    },
  }
}

function yes(): boolean {
  return true
}
function no(): boolean {
  return false
}
