import { localDate } from './moments.ts'
import type { IsoDate } from './validity.ts'

type DateStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName' | 'hourCycle' | 'hour12'>

/** Cached, since creating a format costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a moment for the locale, in the local time of a time zone. No text ends with a full stop, since
 * sentences add their own: 10:00 pm. Spanish uses the 24-hour clock.
 */
export function formatMoment(at: Date, locale: string, timeZone: string, style: DateStyle): string {
  return format(localDate(timeZone, at), locale, style)
}

/** Formats a calendar day, "2026-11-20". */
export function formatDay(day: IsoDate, locale: string, style: DateStyle): string {
  return format(new Date(`${day}T00:00:00Z`), locale, style)
}

/** Formats a time of the day, "09:30". */
export function formatClock(clock: string, locale: string): string {
  return format(new Date(`1970-01-01T${clock}:00Z`), locale, { hour: 'numeric', minute: '2-digit' })
}

/** Returns the name of a day of the week; 0: Monday. */
export function formatWeekday(day: number, locale: string): string {
  // 5 January 1970 was a Monday.
  return format(new Date(Date.UTC(1970, 0, 5 + day)), locale, { weekday: 'long' })
}

/** Returns the name of a time zone at a moment: Irish Standard Time. */
export function zoneNameAt(at: Date, locale: string, timeZone: string): string {
  if (timeZone === 'UTC') return timeZone
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Formats the UTC fields of `local`. */
function format(local: Date, locale: string, style: DateStyle): string {
  const key = `${locale} ${JSON.stringify(style)}`
  const known = formats.get(key) ?? made(locale, style)
  formats.set(key, known)
  const parts = known.formatToParts(local)
  return parts
    .map(({ type, value }, index) => {
      if (type === 'dayPeriod') return value.replaceAll(/[.\s\u00a0\u202f]/g, '')
      // Engines use different blanks between an hour and am; a non-breaking one keeps them on one line.
      const isBesidePeriod = [parts[index - 1], parts[index + 1]].some((part) => part?.type === 'dayPeriod')
      return value.replaceAll(isBesidePeriod ? /\s/g : /\u202f/g, '\u00a0')
    })
    .join('')
    .replace(/\.$/, '')
}

function made(locale: string, { hour, ...style }: DateStyle): Intl.DateTimeFormat {
  const cycle = locale.startsWith('es') ? { hourCycle: 'h23' as const } : {}
  const isHalfDay =
    cycle.hourCycle === undefined &&
    hour !== undefined &&
    new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true
  // Remove the leading zero of 06:43 am.
  const ofHour = hour === undefined ? {} : { hour: isHalfDay ? ('numeric' as const) : hour }
  return new Intl.DateTimeFormat(locale, { ...style, ...ofHour, ...cycle, timeZone: 'UTC' })
}
