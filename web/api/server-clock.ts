/**
 * Differences up to this are ignored: the header has whole seconds, and responses take time. Milliseconds.
 */
const exactMs = 2 * 60_000

const stored = 'costard-clock-off'

let offMs = readStored()

/** Reads the Date header of a response of our server. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const at = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(at)) return
  const next = Math.abs(at - now) < exactMs ? 0 : at - now
  if (Math.abs(next - offMs) < exactMs && (next === 0) === (offMs === 0)) return
  offMs = next
  try {
    // Needed after an offline start.
    if (offMs === 0) localStorage.removeItem(stored)
    else localStorage.setItem(stored, String(offMs))
  } catch {
    // A browser without storage keeps no data for offline work either.
  }
}

/**
 * How far the server's clock is ahead of this device's, by the latest response. Milliseconds; 0 if this
 * device's clock is right.
 */
export function clockOffMs(): number {
  return offMs
}

/** Returns the current time by the server's clock, as far as this device knows it. */
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
