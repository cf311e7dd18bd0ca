import type { Team } from '@costard/contract'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { keptDatabaseName } from '../keeps-something.ts'
import { keptLimits } from './kept-limits.ts'
import { newKey, type Sealed } from './sealed.ts'

/** A user's rights in a team at the last contact. */
export interface KnownTeam {
  readonly offlineWork: Team['offlineWork']
  readonly seesCosts: boolean
}

/** The user whose data a device keeps. */
export interface Owner {
  readonly uid: string
  readonly key: CryptoKey
  /** Time of the server's last response. Milliseconds since the epoch. */
  readonly lastContactMs: number
  readonly teams: Readonly<Record<string, KnownTeam>>
  /** Number of the next quote made offline on this device. */
  readonly nextNumber: number
}

/**
 * Key and size of a response, stored separately: all of these are read to determine which responses to
 * remove.
 */
export interface Place {
  readonly id: string
  readonly teamId: string
  readonly bytes: number
  readonly usedMs: number
}

export interface StoredEntry {
  readonly id: string
  readonly uid: string
  /** Position in the order of sending. */
  readonly position: number
  readonly bytes: number
  readonly sealed: Sealed
}

interface Schema extends DBSchema {
  owners: { key: string; value: Owner }
  places: { key: string; value: Place }
  answers: { key: string; value: Sealed }
  entries: { key: string; value: StoredEntry }
}

export type KeptDatabase = IDBPDatabase<Schema>

/** Opens the database of this device. When another page removes the database, the connection is closed. */
export async function openKeptDatabase(): Promise<KeptDatabase> {
  return openDB<Schema>(keptDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('owners', { keyPath: 'uid' })
      database.createObjectStore('places', { keyPath: 'id' })
      database.createObjectStore('answers')
      database.createObjectStore('entries', { keyPath: 'id' })
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

/**
 * Returns the owner record of this user, creating it the first time. Data kept for another user is removed,
 * except for their unsent entries, which stay encrypted until they return.
 */
export async function ownerOf(database: KeptDatabase, uid: string, nowMs: number): Promise<Owner> {
  const known = await database.get('owners', uid)
  if (known) return known
  const owner = { uid, key: await newKey(), lastContactMs: nowMs, teams: {}, nextNumber: 1 }
  await forgetAnswers(database)
  const waiting = new Set((await database.getAll('entries')).map((entry) => entry.uid))
  const changes = database.transaction('owners', 'readwrite')
  for (const other of await changes.store.getAllKeys())
    if (!waiting.has(other)) await changes.store.delete(other)
  // Another tab may have created it meanwhile.
  const made = await changes.store.get(uid)
  if (!made) await changes.store.put(owner)
  await changes.done
  return made ?? owner
}

/**
 * Removes kept data after too long without contact, since the device may be lost, or the membership may have
 * ended.
 */
export async function forgetOld(
  database: KeptDatabase,
  { lastContactMs }: Pick<Owner, 'lastContactMs'>,
  nowMs: number,
): Promise<void> {
  if (nowMs - lastContactMs > keptLimits.maxAgeMs) await forgetAnswers(database)
}

/** Removes all kept data, except for entries that wait to be sent. */
export async function forgetAnswers(database: KeptDatabase): Promise<void> {
  const changes = database.transaction(['places', 'answers'], 'readwrite')
  await Promise.all([
    changes.objectStore('places').clear(),
    changes.objectStore('answers').clear(),
    changes.done,
  ])
}

/** Removes everything including the keys. */
export async function removeKeptDatabase(): Promise<void> {
  await deleteDB(keptDatabaseName)
}
