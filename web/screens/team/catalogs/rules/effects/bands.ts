import type { QuestionEffects } from '@costard/pricing'

export type Band = NonNullable<QuestionEffects['bands']>[number]

/**
 * Returns bands that cover exactly min to max: the first and last are extended or shortened, those outside
 * are dropped.
 */
export function fitted(bands: readonly Band[], min: number, max: number): Band[] {
  const within = bands.filter(({ from, to }) => to >= min && from <= max)
  if (within.length === 0) return [{ from: min, to: max, effects: [] }]
  return within.map((band, index) => ({
    ...band,
    from: index === 0 ? min : (within[index - 1]?.to ?? min) + 1,
    to: index === within.length - 1 ? max : Math.min(band.to, max),
  }))
}

/** Returns the bands with one split in two, both with its effects. The second starts at `from`. */
export function split(bands: readonly Band[], index: number, from: number): Band[] {
  return bands.flatMap((band, at) =>
    at !== index || from <= band.from || from > band.to
      ? [band]
      : [
          { ...band, to: from - 1 },
          { ...band, from },
        ],
  )
}

/**
 * Returns the bands with a different end of one; the next starts after it. Each keeps at least one number.
 */
export function withEnd(bands: readonly Band[], index: number, to: number): Band[] {
  const [band, next] = [bands[index], bands[index + 1]]
  if (!band || !next || to < band.from || to >= next.to) return [...bands]
  return bands.map((one, at) =>
    at === index ? { ...one, to } : at === index + 1 ? { ...one, from: to + 1 } : one,
  )
}

/** Returns the bands without one; its numbers go to the band before it, or else to the one after it. */
export function withoutBand(bands: readonly Band[], index: number): Band[] {
  const gone = bands[index]
  if (!gone || bands.length < 2) return [...bands]
  return bands.flatMap((band, at) => {
    if (at === index) return []
    if (at === index - 1) return [{ ...band, to: gone.to }]
    return [index === 0 && at === 1 ? { ...band, from: gone.from } : band]
  })
}
