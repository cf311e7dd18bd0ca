import type { Team } from '@costard/contract'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { keptDatabaseName } from '../keeps-something.ts'
import { keptLimits } from './kept-limits.ts'
import { newKey, type Sealed } from './sealed.ts'

/** Rights of a person in a team at the last contact. */
export interface KnownTeam {
  readonly offlineWork: Team['offlineWork']
  readonly seesCosts: boolean
}

/** Whose things a device keeps. */
export interface Owner {
  readonly uid: string
  readonly key: CryptoKey
  /** When the server last answered. Milliseconds since 1970. */
  readonly lastContactMs: number
  readonly teams: Readonly<Record<string, KnownTeam>>
  /** The number of the next quote that is made without a network on this device. */
  readonly nextNumber: number
}

/** The key and size of an answer, apart from it: all of these are read to find which answers go. */
export interface Place {
  readonly id: string
  readonly teamId: string
  readonly bytes: number
  readonly usedMs: number
}

export interface StoredEntry {
  readonly id: string
  readonly uid: string
  /** Order in which entries are sent. */
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

/** Opens the database of this device. A page that removes it closes the connections of the others. */
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
 * Returns the owner record of this person, and makes it at the first time. What was kept for somebody else goes, except
 * for what they have not sent: it stays sealed until they are back.
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
  // Another tab may have made it meanwhile.
  const made = await changes.store.get(uid)
  if (!made) await changes.store.put(owner)
  await changes.done
  return made ?? owner
}

/** Removes what is kept after too long without a contact, as the person may have lost the device, or the membership. */
export async function forgetOld(
  database: KeptDatabase,
  { lastContactMs }: Pick<Owner, 'lastContactMs'>,
  nowMs: number,
): Promise<void> {
  if (nowMs - lastContactMs > keptLimits.maxAgeMs) await forgetAnswers(database)
}

/** Removes all that is kept, but not what waits to be sent. */
export async function forgetAnswers(database: KeptDatabase): Promise<void> {
  const changes = database.transaction(['places', 'answers'], 'readwrite')
  await Promise.all([
    changes.objectStore('places').clear(),
    changes.objectStore('answers').clear(),
    changes.done,
  ])
}

/** Removes everything with its keys. */
export async function removeKeptDatabase(): Promise<void> {
  await deleteDB(keptDatabaseName)
}
