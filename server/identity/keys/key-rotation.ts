import type { StoredKey } from './stored-key.ts'

/** How long clients may cache the published keys. */
export const keySetMaxAgeSeconds = 3600
/** How long a process uses loaded keys before it reloads them. */
export const keyReloadIntervalMs = 5 * 60 * 1000

const hourMs = 3600 * 1000
const signingPeriodMs = 90 * 24 * hourMs
/**
 * Time between publishing a key and signing with it: longer than clients and other processes cache the keys.
 */
const publishAheadMs = 2 * keySetMaxAgeSeconds * 1000
/** Time after which every process has loaded the successor, so that the private key can be dropped. */
const dropPrivateKeyAfterMs = hourMs
/**
 * Retention of a published key after its last signature: longer than the longest lifetime of an id token, a
 * day.
 */
const unpublishAfterMs = 25 * hourMs

interface Rotation {
  /** Keys to keep, without private keys that no longer sign. */
  keys: StoredKey[]
  /** When a new key starts to sign; undefined if none is needed. */
  nextSignsFrom: Date | undefined
  isDue: boolean
}

/** Returns the rotation that is due. stored: oldest first. */
export function planRotation(stored: readonly StoredKey[], now: Date): Rotation {
  const keys = stored.flatMap((key, index) => {
    const successor = stored[index + 1]
    const successorAgeMs = successor ? ageMs(successor, now) : -1
    if (successorAgeMs >= unpublishAfterMs) return []
    if (successorAgeMs < dropPrivateKeyAfterMs || key.privateKey === null) return [key]
    return [{ ...key, privateKey: null, retiredAt: now.toISOString() }]
  })
  const newest = stored.at(-1)
  const isOld = !newest || ageMs(newest, now) >= signingPeriodMs
  const nextSignsFrom = isOld ? new Date(now.getTime() + publishAheadMs) : undefined
  const isChanged = keys.length < stored.length || keys.some((key, index) => key !== stored[index])
  return { keys, nextSignsFrom, isDue: isChanged || nextSignsFrom !== undefined }
}

function ageMs(key: StoredKey, now: Date): number {
  return now.getTime() - Date.parse(key.signsFrom)
}
