import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { SealedColumn } from './reseal.ts'
import { secret } from './schema.ts'
import type { Sealer } from './sealer.ts'

/**
 * Returns the secret with this name; creates it with `make` if it does not exist. Concurrent callers, in any
 * process, get the same secret. Throws if it was encrypted with another key.
 */
export async function getSecret(
  tx: Transaction,
  sealer: Sealer,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const found = await findSealed(tx, name)
  if (found !== undefined) return open(sealer, name, found)
  const row = { name, sealed: sealer.seal(await make(), purposeOf(name)) }
  await tx.insert(secret).values(row).onConflictDoNothing()
  // Read again: the insert may have waited for another transaction that created the row.
  return open(sealer, name, (await findSealed(tx, name)) ?? row.sealed)
}

/** Replaces or creates a secret, for key rotation. */
export async function replaceSecret(
  tx: Transaction,
  sealer: Sealer,
  name: string,
  value: string,
): Promise<void> {
  const sealed = sealer.seal(value, purposeOf(name))
  await tx
    .insert(secret)
    .values({ name, sealed })
    .onConflictDoUpdate({ target: secret.name, set: { sealed } })
}

/** The table of secrets; their purpose is their name. */
export const sealedSecrets: SealedColumn = {
  column: secret.sealed,
  key: [secret.name],
  purposeOf: ([name = '']) => purposeOf(name),
}

/** True if the database has secrets that this sealer cannot open. Reads all of them, which are few. */
export async function hasForeignSecrets(tx: Transaction, sealer: Sealer): Promise<boolean> {
  return (await tx.select().from(secret)).some((one) => !hasSealed(sealer, one))
}

/** True if this sealer can open a stored secret. */
export function hasSealed(sealer: Sealer, { name, sealed }: { name: string; sealed: string }): boolean {
  try {
    sealer.open(sealed, purposeOf(name))
    return true
  } catch {
    return false
  }
}

export async function hasSecrets(tx: Transaction): Promise<boolean> {
  return (await tx.select({ name: secret.name }).from(secret).limit(1)).length > 0
}

async function findSealed(tx: Transaction, name: string): Promise<string | undefined> {
  const rows = await tx.select({ sealed: secret.sealed }).from(secret).where(eq(secret.name, name))
  return rows[0]?.sealed
}

function open(sealer: Sealer, name: string, sealed: string): string {
  try {
    return sealer.open(sealed, purposeOf(name))
  } catch (cause) {
    const message = `The secret ${name} was encrypted with another key: restore SECRET_KEY or DATA_DIR/secret.key`
    throw new Error(message, { cause })
  }
}

function purposeOf(name: string): string {
  return `secret ${name}`
}
