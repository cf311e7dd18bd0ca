import { useSyncExternalStore } from 'react'

/** Offline work of this device. */
export interface WaitingWork {
  /** Quotes that have not arrived. */
  readonly waiting: number
  /** Number of waiting quotes that need a person. */
  readonly needYou: number
}

let work: WaitingWork | undefined
let lostAt: Date | undefined
let contactBefore: Date | undefined
let backAt = new Date()
const listeners = new Set<() => void>()

/** undefined: this device keeps nothing, so nothing can be made without a network. */
export function setWaitingWork(next: WaitingWork | undefined): void {
  work = next
  for (const listener of listeners) listener()
}

export function useWaitingWork(): WaitingWork | undefined {
  return useSyncExternalStore(watch, () => work)
}

/** Notes since when the connection is lost; undefined: it is not. */
export function noteLost(isLost: boolean): void {
  if (lostAt && !isLost) backAt = new Date()
  lostAt = isLost ? (lostAt ?? new Date()) : undefined
}

/** Returns since when the connection is lost; on a page that had none yet, since the last contact of this device. */
export function lostSince(): Date {
  return contactBefore ?? (lostAt ??= new Date())
}

/** Notes the last contact that this device had before the page was opened; undefined: the page has had one itself. */
export function noteContactBefore(at: Date | undefined): void {
  contactBefore = at
}

/** Returns since when this page has had a connection: since it was opened, or since the last loss ended. */
export function backSince(): Date {
  return backAt
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
