import { createPublicKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { exportJWK, importPKCS8, type CryptoKey, type JWK } from 'jose'
import { z } from 'zod'
import { getSecret, type Sealer } from '#secrets'
import type { Transaction } from '#database'
import { selfSignedCertificate } from './certificate.ts'

/** Keys of id tokens. A key is published before it signs and as long as tokens it signed are good. */
export interface SigningKeys {
  signing: { id: string; key: CryptoKey }
  /** As published. */
  published: { id: string; jwk: JWK; certificate: string }[]
}

const keptKeys = z.array(
  z.object({
    id: z.string(),
    privateKey: z.string(),
    certificate: z.string(),
    createdAt: z.iso.datetime(),
    signsFrom: z.iso.datetime(),
    retiredAt: z.iso.datetime().nullable(),
  }),
)

/** Makes the first key where there is none. */
export async function loadSigningKeys(tx: Transaction, sealer: Sealer, now: Date): Promise<SigningKeys> {
  const kept = keptKeys.parse(
    JSON.parse(await getSecret(tx, sealer, 'identity-signing-keys', () => firstKey(now))),
  )
  const newest = kept
    .filter((key) => key.retiredAt === null && new Date(key.signsFrom) <= now)
    .sort((a, b) => a.signsFrom.localeCompare(b.signsFrom))
    .at(-1)
  if (!newest) throw new Error('No key may sign id tokens yet')
  return {
    signing: { id: newest.id, key: await importPKCS8(newest.privateKey, 'RS256') },
    published: await Promise.all(kept.map(publish)),
  }
}

async function publish(kept: z.infer<typeof keptKeys>[number]): Promise<SigningKeys['published'][number]> {
  const { kty, n, e } = await exportJWK(createPublicKey(kept.privateKey))
  const jwk = { kid: kept.id, alg: 'RS256', use: 'sig', kty, n, e } as JWK // an RSA key has all of these
  return { id: kept.id, jwk, certificate: kept.certificate }
}

async function firstKey(now: Date): Promise<string> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = {
    id: randomUUID(),
    privateKey: pem(privateKey),
    certificate: selfSignedCertificate(publicKey, privateKey, now),
    createdAt: now.toISOString(),
    signsFrom: now.toISOString(),
    retiredAt: null,
  }
  return JSON.stringify([key])
}

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}
