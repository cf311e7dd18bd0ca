/** Database that the SDK creates on its first run in a browser, signed in or not. */
const databaseName = 'firebaseLocalStorageDb'
/** Prefix of the SDK's keys when it falls back to local storage. */
const keyPrefix = 'firebase:'

/** Returns false only if the SDK has stored nothing in this browser, so that no user can be signed in. */
export async function mayBeSignedIn(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(keyPrefix))) return true
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return true
  }
}
