import type { KeptKey } from './kept-key.ts'

/** How long clients may keep the published keys. */
export const keySetMaxAgeSeconds = 3600
/** How long a process may go on with the keys it has read. */
export const keysReadAgainMs = 5 * 60 * 1000

const hourMs = 3600 * 1000
const signsForMs = 90 * 24 * hourMs
/** A key is published that long before it signs: longer than clients and other processes keep what they have read. */
const publishedBeforeMs = 2 * keySetMaxAgeSeconds * 1000
/** By then every process knows the key that signs instead. */
const signedOffAfterMs = hourMs
/** Longer than the longest life of an id token, a day. */
const publishedAfterMs = 25 * hourMs

interface Rotation {
  /** What stays, without the private keys that are of no use any more. */
  keys: KeptKey[]
  /** When a key that must be made signs; undefined when none must. */
  nextSignsFrom: Date | undefined
  isDue: boolean
}

/** What is due for keys that are published, the oldest first. */
export function rotation(kept: readonly KeptKey[], now: Date): Rotation {
  const keys = kept.flatMap((key, index) => {
    const successor = kept[index + 1]
    const successorAgeMs = successor ? ageMs(successor, now) : -1
    if (successorAgeMs >= publishedAfterMs) return []
    if (successorAgeMs < signedOffAfterMs || key.privateKey === null) return [key]
    return [{ ...key, privateKey: null, retiredAt: now.toISOString() }]
  })
  const newest = kept.at(-1)
  const isOld = !newest || ageMs(newest, now) >= signsForMs
  const nextSignsFrom = isOld ? new Date(now.getTime() + publishedBeforeMs) : undefined
  const isChanged = keys.length < kept.length || keys.some((key, index) => key !== kept[index])
  return { keys, nextSignsFrom, isDue: isChanged || nextSignsFrom !== undefined }
}

function ageMs(key: KeptKey, now: Date): number {
  return now.getTime() - Date.parse(key.signsFrom)
}
