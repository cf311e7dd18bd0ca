/** Differences up to this are no difference: the header has whole seconds, and answers take their time. Milliseconds. */
const exactMs = 2 * 60_000

const stored = 'costard-clock-off'

let offMs = readStored()

/** Takes the Date header of an answer of our server. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const at = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(at)) return
  const next = Math.abs(at - now) < exactMs ? 0 : at - now
  if (Math.abs(next - offMs) < exactMs && (next === 0) === (offMs === 0)) return
  offMs = next
  try {
    // Needed after a start without a network.
    if (offMs === 0) localStorage.removeItem(stored)
    else localStorage.setItem(stored, String(offMs))
  } catch {
    // A browser that stores nothing keeps nothing for work without a network either.
  }
}

/** The lead of the server's clock over this device's, as of the last answer. Milliseconds; 0: this device's is right. */
export function clockOffMs(): number {
  return offMs
}

/** The moment by the server's clock, as far as this device knows it. */
export function serverNow(): Date {
  return new Date(Date.now() + offMs)
}

function readStored(): number {
  try {
    return Number(localStorage.getItem(stored) ?? 0) || 0
  } catch {
    return 0
  }
}
