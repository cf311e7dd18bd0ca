import { dayIn, daysLeft } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useToday } from './use-today.ts'

export interface DayWords {
  /** Today's date, "2026-11-20". */
  readonly today: string
  /** Short form for a column: the time for today, then "Yesterday", the weekday, the date. */
  readonly brief: (instant: string) => string
  /** Day and time: "Today 09:06", "27 Feb 15:40". */
  readonly moment: (instant: string) => string
  /** Day within a sentence: "Accepted today", "Accepted 3 Mar". */
  readonly inWords: (instant: string) => string
  /** Formats a date, "2026-11-20", as 20 Nov. */
  readonly ofDay: (day: string) => string
  /** Full date and time. */
  readonly full: (instant: string) => string
}

/** Formats days in the team's time zone. */
export function useDays(timeZone: string): DayWords {
  const t = useTranslations('days')
  const format = useFormatter()
  const today = useToday(timeZone)
  const date = (at: Date, zone: string) =>
    format.dateTime(at, {
      day: 'numeric',
      month: 'short',
      timeZone: zone,
      ...(dayIn(zone, at).slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    })
  const time = (at: Date) => format.dateTime(at, { hour: '2-digit', minute: '2-digit', timeZone })
  return {
    today,
    moment: (instant) => {
      const at = new Date(instant)
      const ago = daysLeft(today, dayIn(timeZone, at))
      const day = ago <= 0 ? t('Today') : ago === 1 ? t('Yesterday') : date(at, timeZone)
      return `${day} ${time(at)}`
    },
    brief: (instant) => {
      const at = new Date(instant)
      const ago = daysLeft(today, dayIn(timeZone, at))
      if (ago <= 0) return time(at)
      if (ago === 1) return t('Yesterday')
      return ago < 7 ? format.dateTime(at, { weekday: 'short', timeZone }) : date(at, timeZone)
    },
    inWords: (instant) => {
      const at = new Date(instant)
      const ago = daysLeft(today, dayIn(timeZone, at))
      if (ago <= 0) return t('today')
      return ago === 1 ? t('yesterday') : date(at, timeZone)
    },
    ofDay: (day) => date(new Date(`${day}T00:00:00Z`), 'UTC'),
    full: (instant) =>
      format.dateTime(new Date(instant), { dateStyle: 'full', timeStyle: 'short', timeZone }),
  }
}
