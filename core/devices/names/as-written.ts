import { fold } from './fold.ts'
import type { Place } from './places.ts'

/** Returns parts of a folded text in their original spelling. */
export function asWritten(text: string, folded: string, places: readonly Place[]): readonly string[] {
  const whole = fold(text)
  const isSameLength = whole.length === text.length
  let from = 0
  return places.map(([start, end]) => {
    const part = folded.slice(start, end).trim()
    const at = isSameLength ? whole.indexOf(part, from) : -1
    if (at < 0) return part
    from = at + part.length
    return text.slice(at, from)
  })
}
