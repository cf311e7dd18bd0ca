import { createHash, randomInt } from 'node:crypto'

const start = 'cp_live_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 32 characters of 62: 190 bits. */
const randomLength = 32
const pattern = new RegExp(`^${start}[0-9A-Za-z]{${randomLength}}$`)
/** Characters of a key that are shown to recognise it. */
const prefixLength = start.length + 4

export function newApiKeyToken(): string {
  return start + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Returns the bearer token of a request if it has the form of an API key. */
export function apiKeyTokenOf(request: Request): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && pattern.test(token) ? token : undefined
}

/** No salt and no slow hash: nobody can guess 190 random bits. */
export function hashOfApiKey(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function prefixOfApiKey(token: string): string {
  return token.slice(0, prefixLength)
}
