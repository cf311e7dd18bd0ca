import { randomBytes } from 'node:crypto'
import { getSecret, type Sealer } from '#secrets'
import type { Transaction } from '#database'

/** The API key of this installation. Clients keep their user under it, so another one would sign everybody out. */
export function openApiKey(tx: Transaction, sealer: Sealer): Promise<string> {
  return getSecret(tx, sealer, 'identity-api-key', () => randomBytes(24).toString('base64url'))
}
