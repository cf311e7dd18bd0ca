import { useSyncExternalStore } from 'react'

/** Offline work on this device. */
export interface WaitingWork {
  /** Number of quotes that the server does not have yet. */
  readonly waiting: number
  /** Number of waiting quotes that need a decision by the user. */
  readonly needYou: number
}

let work: WaitingWork | undefined
let lostAt: Date | undefined
let contactBefore: Date | undefined
let backAt = new Date()
const listeners = new Set<() => void>()

/** undefined: this device keeps nothing, so nothing can be made offline. */
export function setWaitingWork(next: WaitingWork | undefined): void {
  work = next
  for (const listener of listeners) listener()
}

export function useWaitingWork(): WaitingWork | undefined {
  return useSyncExternalStore(watch, () => work)
}

/** Records the time at which the connection is lost; isLost false: it is not. */
export function noteLost(isLost: boolean): void {
  if (lostAt && !isLost) backAt = new Date()
  lostAt = isLost ? (lostAt ?? new Date()) : undefined
}

/**
 * Returns the time since which the connection is lost; on a page that never had one, the last contact of this
 * device.
 */
export function lostSince(): Date {
  return contactBefore ?? (lostAt ??= new Date())
}

/**
 * Sets the last contact of this device before the page was opened; undefined: the page has had contact
 * itself.
 */
export function noteContactBefore(at: Date | undefined): void {
  contactBefore = at
}

/**
 * Returns the time since which this page has had a connection: when it was opened, or when the last loss
 * ended.
 */
export function backSince(): Date {
  return backAt
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
