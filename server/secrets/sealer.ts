import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts and authenticates content, bound to a purpose. open and openBytes throw if the key, the purpose or
 * the content differs.
 */
export type Sealer = {
  seal: (content: string | Uint8Array, purpose: string) => string
  open: (sealed: string, purpose: string) => string
  openBytes: (sealed: string, purpose: string) => Buffer
  /** True if the content was encrypted with the current key. */
  isCurrent: (sealed: string, purpose: string) => boolean
}

const algorithm = 'aes-256-gcm'
// Sizes in bytes. Source: NIST SP 800-38D 5.2.
const nonceLength = 12
const tagLength = 16
/** Version of the format, so that it can change. */
const version = 'v1.'

/** key: 32 bytes, for encrypting. older: previous or future keys, which are used only to decrypt. */
export function createSealer(key: Uint8Array, older: readonly Uint8Array[] = []): Sealer {
  function seal(content: string | Uint8Array, purpose: string): string {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose))
    const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
    return version + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
  }

  function openBytes(sealed: string, purpose: string): Buffer {
    try {
      return decrypt(sealed, purpose, key)
    } catch (error) {
      for (const other of older) {
        const opened = decryptIfFits(sealed, purpose, other)
        if (opened) return opened
      }
      throw error
    }
  }

  return {
    seal,
    openBytes,
    open: (sealed, purpose) => openBytes(sealed, purpose).toString('utf8'),
    isCurrent: (sealed, purpose) => decryptIfFits(sealed, purpose, key) !== undefined,
  }
}

/** Throws if the key, the purpose or the content differs. */
function decrypt(sealed: string, purpose: string, key: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
  if (!sealed.startsWith(version) || bytes.length < nonceLength + tagLength)
    throw new Error('Not sealed content')
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
}

function decryptIfFits(sealed: string, purpose: string, key: Uint8Array): Buffer | undefined {
  try {
    return decrypt(sealed, purpose, key)
  } catch {
    return undefined
  }
}
