import { useTranslations } from 'use-intl'
import { clockOffMs } from '#api/server-clock.ts'

const hourMs = 3_600_000

/** Returns a text that compares this device's clock with the server's: right, or how far off. */
export function useClockWords(): string {
  const t = useTranslations('offline.clockIs')
  const offMs = clockOffMs()
  if (offMs === 0) return t('right')
  const hours = Math.round(Math.abs(offMs) / hourMs)
  const by =
    hours >= 48
      ? t('days', { count: Math.round(hours / 24) })
      : hours >= 1
        ? t('hours', { count: hours })
        : t('minutes', { count: Math.round(Math.abs(offMs) / 60_000) })
  return t(offMs < 0 ? 'ahead' : 'behind', { by })
}
