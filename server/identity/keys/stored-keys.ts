import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { getSecret, replaceSecret, type Sealer } from '#secrets'
import { StoredKeys, type StoredKey } from './stored-key.ts'
import { planRotation } from './key-rotation.ts'

const secretName = 'identity-signing-keys'
/** Key of the advisory lock that lets one process at a time rotate. */
const rotationLock = 0x6b657973

/** Returns every published key. Creates the first one if there is none. */
export async function readStoredKeys(tx: Transaction, sealer: Sealer, now: Date): Promise<StoredKey[]> {
  const create = async (): Promise<string> => JSON.stringify([await newKey(now, now)])
  return StoredKeys.parse(JSON.parse(await getSecret(tx, sealer, secretName, create)))
}

/** Applies the rotation that is due. Returns whether anything changed. */
export async function rotateStoredKeys(tx: Transaction, sealer: Sealer, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
  const { keys, nextSignsFrom, isDue } = planRotation(await readStoredKeys(tx, sealer, now), now)
  if (!isDue) return false
  const next = nextSignsFrom ? [await newKey(now, nextSignsFrom)] : []
  await replaceSecret(tx, sealer, secretName, JSON.stringify([...keys, ...next]))
  return true
}

async function newKey(now: Date, signsFrom: Date): Promise<StoredKey> {
  // Import on demand: a process that only reads keys does not need the ASN.1 library.
  const { selfSignedCertificate } = await import('./certificate.ts')
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    id: randomUUID(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSignedCertificate(publicKey, privateKey, now),
    createdAt: now.toISOString(),
    signsFrom: signsFrom.toISOString(),
    retiredAt: null,
  }
}
