import type { Connection } from './live.ts'

/** Time without a connection before it is reported as lost; a server restart takes less. Milliseconds. */
const graceMs = 6_000
/** Grace time when the browser reports that it is offline. Milliseconds. */
const offlineGraceMs = 2_000
/** Polling interval while there is no socket. Milliseconds. */
const pollEveryMs = 20_000
/** Retry interval while nothing is reachable. Milliseconds. */
const retryEveryMs = 5_000

/** Derives the connection state from the socket, `navigator.onLine`, and whether REST reads succeed. */
export function followConnection({
  readAll,
  onChange,
}: {
  readonly readAll: () => Promise<void>
  readonly onChange: (connection: Connection) => void
}): { readonly setSocketConnected: (connected: boolean) => void; readonly stop: () => void } {
  let connection: Connection = 'live'
  let hasSocket = false
  let timer: number | undefined
  const setConnection = (next: Connection) => {
    if (connection === next) return
    connection = next
    onChange(next)
  }
  const schedule = (ms: number, act: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const poll = async () => {
    // The page is hidden: visibilitychange starts the check again.
    if (document.hidden) return
    const isReached = navigator.onLine && (await readAll().then(always, no))
    if (hasSocket && navigator.onLine) return
    setConnection(isReached ? 'polling' : 'lost')
    schedule(isReached ? pollEveryMs : retryEveryMs, () => void poll())
  }
  const restart = () => {
    if (hasSocket && navigator.onLine) {
      window.clearTimeout(timer)
      setConnection('live')
      return
    }
    if (document.hidden) return
    // A lost or polled connection is checked again at once.
    const grace = navigator.onLine ? graceMs : offlineGraceMs
    schedule(connection === 'live' ? grace : 0, () => void poll())
  }
  const events = new AbortController()
  window.addEventListener('online', restart, events)
  window.addEventListener('offline', restart, events)
  document.addEventListener('visibilitychange', restart, events)
  restart()
  return {
    setSocketConnected: (connected) => {
      if (connected === hasSocket) return
      hasSocket = connected
      restart()
    },
    stop: () => {
      window.clearTimeout(timer)
      events.abort()
      hasSocket = true
    },
  }
}

function always(): boolean {
  return true
}
function no(): boolean {
  return false
}
