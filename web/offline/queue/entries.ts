import { keptLimits } from '../kept/kept-limits.ts'
import type { KeptDatabase } from '../kept/kept-database.ts'
import { seal, unseal } from '../kept/sealed.ts'
import { type Entry, isOpen } from './entry.ts'

/** Reason why an entry was not stored. */
export class EntryNotStored extends Error {
  override readonly name = 'EntryNotStored'
  readonly reason: 'full' | 'disk'

  constructor(reason: 'full' | 'disk', cause?: unknown) {
    super(`An entry was not stored (${reason})`, { cause })
    this.reason = reason
  }
}

/** How long an entry is listed after the server has it. Milliseconds. */
const listedMs = 7 * 86_400_000

/** One user's entries on this device, in the order in which they are sent. */
export interface Entries {
  readonly all: () => readonly Entry[]
  readonly get: (id: string) => Entry | undefined
  /** Encrypted size of the waiting entries. Bytes. */
  readonly bytes: () => number
  /** Stores an entry. Throws EntryNotStored; then nothing of the entry is stored. */
  readonly put: (entry: Entry) => Promise<void>
  /**
   * Replaces an entry with the result of `by` for its current state; undefined: the entry is not changed. No
   * change of another tab happens in between, so `by` must not change entries itself. Returns what was
   * stored.
   */
  readonly change: (
    id: string,
    by: (entry: Entry) => Entry | undefined | Promise<Entry | undefined>,
  ) => Promise<Entry | undefined>
  readonly remove: (id: string) => Promise<void>
  /** Reads again what another tab changed. */
  readonly reload: () => Promise<void>
  /** Returns the number for the next quote on this device. */
  readonly takeNumber: () => Promise<number>
  /** Calls back after each change, including those of other tabs. Returns a function to stop. */
  readonly watch: (listener: () => void) => () => void
  /** Stops listening to other tabs. */
  readonly close: () => void
}

/** The user whose entries are opened. */
interface Owner {
  readonly uid: string
  readonly key: CryptoKey
}

interface StoredEntry {
  readonly entry: Entry
  readonly position: number
  /** Size when encrypted. Bytes. */
  readonly bytes: number
}

export async function openEntries(
  database: KeptDatabase,
  { uid, key }: Owner,
  { now = Date.now }: { readonly now?: () => number } = {},
): Promise<Entries> {
  /** Entries by id, in order. */
  let known = new Map<string, StoredEntry>()
  let list: readonly Entry[] = []
  const listeners = new Set<() => void>()
  const others = new BroadcastChannel('costard-entries')
  // The database may be closed at this moment, in which case nobody shows entries any more.
  others.addEventListener('message', () => void reload().catch(() => undefined))
  /** Number of changes made here, so that data read before a change does not undo it. */
  let changes = 0

  async function reload(): Promise<void> {
    const before = changes
    const opened = await readEntries(database, { uid, key })
    if (before !== changes) return reload()
    known = opened
    changed()
  }

  function changed(): void {
    list = [...known.values()].map(({ entry }) => entry)
    for (const listener of listeners) listener()
  }

  function bytes(): number {
    return [...known.values()].reduce((sum, one) => sum + (isOpen(one.entry) ? one.bytes : 0), 0)
  }

  /** Runs a change while no tab runs another one. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(`costard-entries-${uid}`, work)
  }

  async function put(entry: Entry): Promise<void> {
    await alone(() => write(entry))
  }

  async function change(id: string, by: Parameters<Entries['change']>[1]): Promise<Entry | undefined> {
    return alone(async () => {
      const stored = await database.get('entries', id)
      const entry = (stored && (await unseal(key, stored.sealed))) as Entry | undefined
      if (!stored || !entry) return undefined
      const { position, bytes: size } = stored
      // Another tab may have changed it, without this tab knowing yet.
      known.set(id, { entry, position, bytes: size })
      const next = await by(entry)
      if (next) await write(next)
      return next
    })
  }

  async function write(entry: Entry): Promise<void> {
    const sealed = await seal(key, entry)
    const before = known.get(entry.id)
    const size = sealed.data.byteLength
    const waiting = list.filter(isOpen)
    // An existing entry may always be changed, so that it can be sent; only a larger queue is refused.
    const isMore = isOpen(entry) && size > (before?.bytes ?? 0)
    const isTooMany = !before && waiting.length >= keptLimits.maxEntries
    if (isTooMany || (isMore && bytes() - (before?.bytes ?? 0) + size > keptLimits.maxEntryBytes))
      throw new EntryNotStored('full')
    const position = before?.position ?? Math.max(0, ...[...known.values()].map((one) => one.position)) + 1
    try {
      await database.put('entries', { id: entry.id, uid, position, bytes: size, sealed })
    } catch (error) {
      throw new EntryNotStored('disk', error)
    }
    changes++
    known.set(entry.id, { entry, position, bytes: size })
    changed()
    others.postMessage('changed')
  }

  async function remove(id: string): Promise<void> {
    await alone(() => database.delete('entries', id))
    changes++
    known.delete(id)
    changed()
    others.postMessage('changed')
  }

  async function takeNumber(): Promise<number> {
    const counting = database.transaction('owners', 'readwrite')
    const owner = await counting.store.get(uid)
    if (!owner) throw new EntryNotStored('disk')
    await counting.store.put({ ...owner, nextNumber: owner.nextNumber + 1 })
    await counting.done
    return owner.nextNumber
  }

  await reload()
  for (const { id, arrived } of list)
    if (arrived && !arrived.mail && now() - Date.parse(arrived.at) > listedMs) await remove(id)
  return {
    all: () => list,
    get: (id) => known.get(id)?.entry,
    bytes,
    put,
    change,
    remove,
    reload,
    takeNumber,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => others.close(),
  }
}

/** Returns a user's entries by id, in order, without those that cannot be decrypted. */
async function readEntries(database: KeptDatabase, { uid, key }: Owner): Promise<Map<string, StoredEntry>> {
  const stored = (await database.getAll('entries')).filter((one) => one.uid === uid)
  const opened = await Promise.all(
    stored
      .sort((a, b) => a.position - b.position)
      .map(async ({ id, position, bytes, sealed }) => ({
        id,
        position,
        bytes,
        entry: (await unseal(key, sealed)) as Entry | undefined,
      })),
  )
  return new Map(opened.flatMap(({ id, entry, ...place }) => (entry ? [[id, { entry, ...place }]] : [])))
}
