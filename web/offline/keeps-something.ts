export const keptDatabaseName = 'costard-kept'

/**
 * Key in local storage that is set while this device keeps data; opening the database at each start would be
 * too slow.
 */
const keptFlag = 'costard-kept'

/** True if this device is known to keep data of a user. */
export function keepsSomething(): boolean {
  return keptFor() !== undefined
}

/** Returns the id of the user whose data this device is known to keep. */
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
 * True if this device may keep data although `keepsSomething` returns false. Browsers write local storage to
 * disk up to a minute late, so a killed browser may lose the flag, but not the database. A device keeps data
 * only with a service worker.
 */
export function mayHaveForgotten(): boolean {
  return !keepsSomething() && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** True if this device keeps data, even if the flag was lost. */
export async function findKept(): Promise<boolean> {
  if (!mayHaveForgotten()) return keepsSomething()
  try {
    return (await indexedDB.databases()).some(({ name }) => name === keptDatabaseName)
  } catch {
    return false // browsers that block the database keep nothing
  }
}
