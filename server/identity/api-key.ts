import { randomBytes } from 'node:crypto'
import { getSecret, type Sealer } from '#secrets'
import type { Transaction } from '#database'

/** Returns the installation's API key. Clients store their user under it, so a new key would sign everybody out. */
export function openApiKey(tx: Transaction, sealer: Sealer): Promise<string> {
  return getSecret(tx, sealer, 'identity-api-key', () => randomBytes(24).toString('base64url'))
}
