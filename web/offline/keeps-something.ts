export const keptDatabaseName = 'costard-kept'

/** Set in local storage while this device keeps something; the database opens too slowly for each start. */
const keptFlag = 'costard-kept'

/** Returns whether this device is known to keep something of somebody. */
export function keepsSomething(): boolean {
  return keptFor() !== undefined
}

/** Returns the id of the person of whom this device is known to keep something. */
export function keptFor(): string | undefined {
  try {
    return localStorage.getItem(keptFlag) ?? undefined
  } catch {
    return undefined
  }
}

export function noteThatItKeeps(uid: string): void {
  localStorage.setItem(keptFlag, uid)
}

export function noteThatNothingIsKept(): void {
  localStorage.removeItem(keptFlag)
}

/**
 * Returns whether this device may keep something although `keepsSomething` says no. Browsers write local storage to disk
 * up to a minute late, and one that is killed before forgets the flag, but not the database. A device keeps something
 * only beside a service worker.
 */
export function mayHaveForgotten(): boolean {
  return !keepsSomething() && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Returns whether this device keeps something, also where the flag of it was lost. */
export async function findKept(): Promise<boolean> {
  if (!mayHaveForgotten()) return keepsSomething()
  try {
    return (await indexedDB.databases()).some(({ name }) => name === keptDatabaseName)
  } catch {
    return false // browsers that block the database keep nothing
  }
}
