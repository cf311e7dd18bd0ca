import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { getSecret, replaceSecret, type Sealer } from '#secrets'
import { KeptKeys, type KeptKey } from './kept-key.ts'
import { rotation } from './key-rotation.ts'

const secretName = 'identity-signing-keys'
/** Of the advisory lock: one process at a time rotates. */
const rotationLock = 0x6b657973

/** Every key that is published. Makes the first where there is none. */
export async function readKeptKeys(tx: Transaction, sealer: Sealer, now: Date): Promise<KeptKey[]> {
  const make = async (): Promise<string> => JSON.stringify([await newKey(now, now)])
  return KeptKeys.parse(JSON.parse(await getSecret(tx, sealer, secretName, make)))
}

/** Does to the keys what is due. Tells whether anything was. */
export async function rotateKeptKeys(tx: Transaction, sealer: Sealer, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
  const { keys, nextSignsFrom, isDue } = rotation(await readKeptKeys(tx, sealer, now), now)
  if (!isDue) return false
  const next = nextSignsFrom ? [await newKey(now, nextSignsFrom)] : []
  await replaceSecret(tx, sealer, secretName, JSON.stringify([...keys, ...next]))
  return true
}

async function newKey(now: Date, signsFrom: Date): Promise<KeptKey> {
  // Loaded here: a process that only reads keys does not need the ASN.1 library.
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
