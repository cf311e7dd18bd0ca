/** Ids of quotes that are made without a network, until they have one of the team: as long as those of the server. */
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
