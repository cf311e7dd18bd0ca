import { useFormatter } from '#messages/use-formatter.ts'
/** Formats seconds in their largest unit: 45 min, 5 hr, 3 days. */
export function useDuration(): (seconds: number) => string {
  const format = useFormatter()
  return (seconds) => {
    const written = (value: number, unit: 'minute' | 'hour' | 'day') => format.unit(value, unit)
    if (seconds < 90 * 60) return written(Math.max(1, seconds / 60), 'minute')
    return seconds < 48 * 3600 ? written(seconds / 3600, 'hour') : written(seconds / 86_400, 'day')
  }
}
