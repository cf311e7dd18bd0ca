import { keptLimits } from './kept-limits.ts'
import { forgetAnswers, type KeptDatabase, type Owner, type Place } from './kept-database.ts'
import { seal, unseal } from './sealed.ts'

/**
 * Responses of the API that a device keeps, encrypted and limited in size. teamId: '' for those of no team.
 */
export interface KeptAnswers {
  readonly read: (id: string) => Promise<unknown>
  /** Failures are ignored: keeping is optional, and a full disk must not make a call fail. */
  readonly write: (id: string, teamId: string, value: unknown) => Promise<void>
  readonly removeTeam: (teamId: string) => Promise<void>
  readonly removeAll: () => Promise<void>
}

/** Minimum age of the stored time of use before it is updated. Milliseconds. */
const usedStepMs = 60 * 60 * 1000

export async function openKeptAnswers(
  database: KeptDatabase,
  { key }: Pick<Owner, 'key'>,
  { now, maxBytes = keptLimits.maxBytes }: { readonly now: () => number; readonly maxBytes?: number },
): Promise<KeptAnswers> {
  const places = new Map((await database.getAll('places')).map((place) => [place.id, place]))

  async function read(id: string): Promise<unknown> {
    const sealed = await database.get('answers', id)
    if (!sealed) return undefined
    const value = await unseal(key, sealed)
    const place = places.get(id)
    if (place && now() - place.usedMs > usedStepMs) await setPlace({ ...place, usedMs: now() })
    return value
  }

  async function setPlace(place: Place): Promise<void> {
    places.set(place.id, place)
    await database.put('places', place)
  }

  async function write(id: string, teamId: string, value: unknown): Promise<void> {
    try {
      const sealed = await seal(key, value)
      const bytes = sealed.data.byteLength
      if (bytes > maxBytes) return
      await remove(tooMuchWith(id, bytes))
      const changes = database.transaction(['places', 'answers'], 'readwrite')
      const place = { id, teamId, bytes, usedMs: now() }
      await Promise.all([
        changes.objectStore('answers').put(sealed, id),
        changes.objectStore('places').put(place),
        changes.done,
      ])
      places.set(id, place)
    } catch (error) {
      console.info('This device could not keep an answer', error)
    }
  }

  /** Returns the responses to remove, least recently used first, so that another one fits. */
  function tooMuchWith(id: string, bytes: number): readonly string[] {
    const others = [...places.values()].filter((place) => place.id !== id)
    let sum = others.reduce((total, place) => total + place.bytes, bytes)
    const gone: string[] = []
    for (const place of others.sort((a, b) => a.usedMs - b.usedMs)) {
      if (sum <= maxBytes) break
      sum -= place.bytes
      gone.push(place.id)
    }
    return gone
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const changes = database.transaction(['places', 'answers'], 'readwrite')
    await Promise.all([
      ...ids.flatMap((id) => [
        changes.objectStore('places').delete(id),
        changes.objectStore('answers').delete(id),
      ]),
      changes.done,
    ])
    for (const id of ids) places.delete(id)
  }

  return {
    read,
    write,
    removeTeam: (teamId) =>
      remove([...places.values()].filter((place) => place.teamId === teamId).map(({ id }) => id)),
    async removeAll() {
      places.clear()
      await forgetAnswers(database)
    },
  }
}
