import { hash } from 'node:crypto'
import type { AuditedAction, AuditedEntity, TeamId } from '@costard/contract'
import { type Database, insertedRows, jsonRow, type LastPart, type Transaction, writeLast } from '#database'
import { auditEntries } from './schema.ts'
import type { AuditedFields } from './audited-fields.ts'
import { customerOfEntry } from './customer-events.ts'

/** Changed entity with its values before and after. */
export interface AuditedChange {
  readonly teamId: TeamId
  readonly entity: AuditedEntity
  readonly entityId: string
  readonly before?: AuditedFields
  readonly after?: AuditedFields
}

/**
 * Actor of a change, and the operation of the contract. userId: null for a customer; keyId: by an API key.
 */
export interface Actor {
  readonly userId: string | null
  readonly keyId?: string | undefined
  readonly action: AuditedAction
  readonly requestId: string
  readonly address: string
  readonly at: Date
}

export type AuditEntry = Omit<typeof auditEntries.$inferSelect, 'entryId' | 'customerId'>

/** Transaction of a change, which also writes its audit entries. */
export interface Change {
  readonly tx: Transaction
  /** Adds an entry to the audit log. Call once for each changed entity. */
  readonly record: (change: AuditedChange) => Promise<void>
}

/** Notifies webhooks of the team of a changed quote, in the transaction of the change. */
export type NotifyOfChange = (
  tx: Transaction,
  action: AuditedAction,
  at: Date,
  change: AuditedChange,
) => Promise<void>

interface Parts {
  readonly database: Pick<Database, 'transaction'>
  readonly notifyOfChange: NotifyOfChange
}

/**
 * Runs fn in a transaction with access to the audit log. Webhooks of the team are notified of changed quotes.
 */
export function recordedChange<Result>(
  { database, notifyOfChange }: Parts,
  actor: Actor,
  fn: (change: Change) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const quotes: AuditedChange[] = []
    const result = await fn({
      tx,
      async record(change) {
        await writeLast(tx, newEntries, entryOf(actor, change))
        if (change.entity === 'quote') quotes.push(change)
      },
    })
    // Webhooks get the quotes in their final state.
    for (const change of quotes) await notifyOfChange(tx, actor.action, actor.at, change)
    return result
  })
}

const newEntries: LastPart<AuditEntry> = {
  name: 'audit',
  text: insertedRows(auditEntries, { customerId: customerOfEntry }),
  parameterOf: (entries) => JSON.stringify(entries.map((entry) => jsonRow(auditEntries, entry))),
}

/** Adds entries for changes without an actor, such as an expiry. */
export async function recordAsSystem(
  tx: Transaction,
  { notifyOfChange }: Pick<Parts, 'notifyOfChange'>,
  { action, at }: Pick<Actor, 'action' | 'at'>,
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return
  const nobody = { at, action, actorKind: 'system', actorId: null, requestId: '' } as const
  await Promise.all(
    changes.map(({ before = null, after = null, ...change }) =>
      writeLast(tx, newEntries, { ...change, before, after, ...nobody, addressHash: Buffer.alloc(0) }),
    ),
  )
  for (const change of changes) if (change.entity === 'quote') await notifyOfChange(tx, action, at, change)
}

/** Returns the audit entry of a change, for a statement that writes both. Notifies no webhook. */
export function soleEntry(actor: Actor, change: AuditedChange): AuditEntry {
  return entryOf(actor, change)
}

function entryOf(
  { userId, keyId, action, requestId, address, at }: Actor,
  change: AuditedChange,
): AuditEntry {
  const { before = null, after = null } = change
  return {
    ...change,
    before,
    after,
    at,
    ...(keyId === undefined
      ? { actorKind: userId === null ? 'customer' : 'member', actorId: userId }
      : { actorKind: 'apiKey', actorId: keyId }),
    action,
    requestId,
    addressHash: hash('sha256', `${change.teamId}${address}`, 'buffer'),
  }
}
