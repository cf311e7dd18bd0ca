/** Made by the SDK in this browser when it first runs here, signed in or not. */
const databaseName = 'firebaseLocalStorageDb'
/** The SDK's keys where it had to use local storage instead. */
const keyPrefix = 'firebase:'

/** False only where nobody can be signed in, as the SDK has stored nothing in this browser yet. */
export async function mayBeSignedIn(): Promise<boolean> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(keyPrefix))) return true
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return true
  }
}
