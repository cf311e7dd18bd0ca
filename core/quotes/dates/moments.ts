import type { IsoDate } from './validity.ts'

/** Local date and time of a time zone. */
export interface Clock {
  readonly day: IsoDate
  /** "09:30" */
  readonly time: string
}

/** Start of an offset in a time zone: milliseconds since 1970, minutes ahead of UTC. */
export type ZoneOffset = readonly [from: number, minutes: number]

const minuteMs = 60_000
const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** Offsets given by the server, by time zone, earliest first: zone data of browsers can be older or newer. */
const stated = new Map<string, { readonly offsets: readonly ZoneOffset[]; readonly until: number }>()

/**
 * Makes later conversions between the first offset and `until` use these offsets. Milliseconds since 1970.
 * For programs that must show the same time as the server.
 */
export function stateOffsets(timeZone: string, offsets: readonly ZoneOffset[], until: number): void {
  stated.set(timeZone, { offsets, until })
}

/**
 * Returns the minutes by which a time zone is ahead of UTC at a moment. Throws RangeError for an unknown time
 * zone.
 */
export function offsetAt(timeZone: string, at: Date): number {
  const known = stated.get(timeZone)
  const ms = at.getTime()
  const own = known && ms < known.until ? known.offsets.findLast(([from]) => from <= ms) : undefined
  return own ? own[1] : engineOffset(timeZone, ms)
}

/** Formats by time zone, of which there are some 600. Creating one takes 50 µs, using it 10 µs. */
const formats = new Map<string, { readonly format: Intl.DateTimeFormat; minute: number; offset: number }>()

function engineOffset(timeZone: string, ms: number): number {
  // Offsets have no seconds since 1972.
  const minute = Math.floor(ms / minuteMs)
  const known = formats.get(timeZone)
  if (known?.minute === minute) return known.offset
  const format = known?.format ?? numericFormat(timeZone)
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(minute * minuteMs)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute: ofHour = 0 } = part
  const offset = Math.round((Date.UTC(year, month - 1, day, hour, ofHour) - minute * minuteMs) / minuteMs)
  formats.set(timeZone, { format, minute, offset })
  return offset
}

function numericFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
}

/** Returns a date whose UTC fields are the local ones of a time zone, for formatting in UTC. */
export function localDate(timeZone: string, at: Date): Date {
  return new Date(at.getTime() + offsetAt(timeZone, at) * minuteMs)
}

/** Returns day and time of a moment in a time zone. */
export function clockIn(timeZone: string, at: Date): Clock {
  const local = localDate(timeZone, at).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Returns the date in an IANA time zone at a moment. */
export function dayIn(timeZone: string, at: Date): IsoDate {
  return clockIn(timeZone, at).day
}

/**
 * Returns the moment of a local time such as 2026-12-01T09:00. A time skipped by the clocks becomes as much
 * later; of a repeated one the first counts.
 */
export function momentIn(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  const before = offsetAt(timeZone, new Date(asUtc - dayMs))
  const after = offsetAt(timeZone, new Date(asUtc + dayMs))
  const candidates = [before, after].map((offset) => asUtc - offset * minuteMs)
  const fitting = candidates.filter((ms) => localDate(timeZone, new Date(ms)).getTime() === asUtc)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before * minuteMs)
}

/** Returns the first moment of a day in a time zone. */
export function startOfDay(timeZone: string, day: IsoDate): Date {
  return momentIn(timeZone, `${day}T00:00`)
}

/** Returns the moment at which a day ends in a time zone. */
export function endOfDay(timeZone: string, day: IsoDate): Date {
  return startOfDay(timeZone, new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10))
}

/** Returns the offsets of a time zone between two moments, beginning with the one at `from`. */
export function offsetsOf(timeZone: string, from: Date, until: Date): ZoneOffset[] {
  const offsets: ZoneOffset[] = [[from.getTime(), offsetAt(timeZone, from)]]
  // Search step of a week: no zone has changed twice in a week since 1972.
  for (let ms = from.getTime(); ms < until.getTime(); ms += weekMs) {
    const end = Math.min(ms + weekMs, until.getTime())
    const last = offsets.at(-1)?.[1]
    if (offsetAt(timeZone, new Date(end)) === last) continue
    const change = changeBetween(timeZone, ms, end)
    offsets.push([change, offsetAt(timeZone, new Date(change))])
  }
  return offsets
}

/** Returns the first minute with an offset different from that at `from`. */
function changeBetween(timeZone: string, from: number, until: number): number {
  const before = offsetAt(timeZone, new Date(from))
  let [low, high] = [Math.floor(from / minuteMs), Math.ceil(until / minuteMs)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(timeZone, new Date(middle * minuteMs)) === before) low = middle
    else high = middle
  }
  return high * minuteMs
}
