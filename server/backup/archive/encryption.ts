import { Decrypter, Encrypter } from 'age-encryption'
import { BackupRefused } from '../backup-refused.ts'
import { broken } from './sums.ts'

/** First bytes of every encrypted file. Source: age-encryption.org/v1. */
const ageMark = 'age-encryption.org/'

/** Throws if the text is not a public age key, `age1...`. */
export function requireRecipient(recipient: string): void {
  new Encrypter().addRecipient(recipient)
}

/** Encrypts for the public keys in age format; without keys, the bytes are not changed. */
export async function encrypted(
  bytes: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  if (recipients.length === 0) return bytes
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter.encrypt(streamOf(bytes))
}

/**
 * Decrypts encrypted bytes with the secret keys, `AGE-SECRET-KEY-1...`. Throws BackupRefused if the key is
 * missing or does not match, or a byte was changed.
 */
export async function* decrypted(
  bytes: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  const first = await source.next()
  if (first.done) return
  const all = startingWith(first.value, source)
  if (!Buffer.from(first.value).toString('latin1', 0, ageMark.length).startsWith(ageMark)) return yield* all
  if (identities.length === 0)
    throw new BackupRefused('secret-key', 'The backup is encrypted; accepted: its key, with --identity FILE')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(streamOf(all)).catch((cause: unknown) => {
    throw String(cause).includes('no identity matched')
      ? new BackupRefused(
          'secret-key',
          'The backup is encrypted for another key; accepted: the file of its key',
        )
      : broken('its encryption was changed or cut')
  })
  try {
    yield* plain
  } catch {
    throw broken('its encryption was changed or cut')
  }
}

async function* startingWith(
  first: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await source.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await source.return?.()
    },
  })
}
