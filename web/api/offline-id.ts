/** Ids of quotes made offline, until they get one from the server: as long as the server's ids. */
const prefix = 'offline'
const idLength = 20
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function isOfflineId(id: string): boolean {
  return id.length === idLength && id.startsWith(prefix)
}

export function newOfflineId(): string {
  const random = crypto.getRandomValues(new Uint8Array(idLength - prefix.length))
  return prefix + Array.from(random, (byte) => letters[byte % letters.length]).join('')
}
