import { createHash, randomInt } from 'node:crypto'

const starts = { key: 'cp_live_', assistant: 'cp_mcp_' } as const
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 32 characters of 62: 190 bits. */
const randomLength = 32
const pattern = new RegExp(`^(?:${Object.values(starts).join('|')})[0-9A-Za-z]{${randomLength}}$`)
/** Number of characters shown after the prefix, to recognise a key. */
const shownLength = 4

export function newApiKeyToken(kind: keyof typeof starts = 'key'): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)])
  return starts[kind] + random.join('')
}

/** Returns the bearer token of a request if it has the form of an API key or of an assistant's token. */
export function apiKeyTokenOf(request: Request): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && pattern.test(token) ? token : undefined
}

/** Plain hash without salt: 190 random bits cannot be guessed. */
export function hashOfApiKey(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function prefixOfApiKey(token: string): string {
  return token.slice(0, token.length - randomLength + shownLength)
}
