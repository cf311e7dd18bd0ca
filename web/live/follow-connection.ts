import type { Connection } from './live.ts'

/** How long nothing is said about a lost connection: a server starts again in less. Milliseconds. */
const patienceMs = 6_000
/** The same when the browser itself says that it is offline. */
const offlinePatienceMs = 2_000
/** Between two readings of everything, where there is no socket. */
const askEveryMs = 20_000
/** Between two tries to reach anything at all. */
const tryEveryMs = 5_000

/** Judges the connection by the socket, the browser's word, and whether reading over REST succeeds. */
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
    // Nobody looks; the turn to this page starts over.
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
    // Once told, it is looked at again at once.
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
