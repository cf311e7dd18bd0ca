import type { AuditedAction, AuditedEntity, CustomerId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AuditedFields } from './audited-fields.ts'
import { bytes, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Audit log. Written in the transaction of the change, never modified. */
export const auditEntries = product.table(
  'audit_entries',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    entryId: bigint('entry_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').$type<'member' | 'customer' | 'system' | 'apiKey'>().notNull(),
    /** Id of the member or of the API key; null otherwise. */
    actorId: text('actor_id'),
    /** Operation of the contract, such as `quotes.send`. */
    action: text('action').$type<AuditedAction>().notNull(),
    entity: text('entity').$type<AuditedEntity>().notNull(),
    entityId: text('entity_id').notNull(),
    /**
     * Customer of the quote at the time of the entry, if the timeline of a customer shows the entry; else
     * null.
     */
    customerId: text('customer_id').$type<CustomerId>(),
    /** Changed fields without personal data. */
    before: jsonb('before').$type<AuditedFields>(),
    after: jsonb('after').$type<AuditedFields>(),
    requestId: text('request_id').notNull(),
    /** SHA-256 of the team and the client's address: equal addresses are recognisable, but not readable. */
    addressHash: bytes('address_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.entryId] }),
    index('audit_entries_entity').on(table.teamId, table.entity, table.entityId, table.entryId),
    // Index for reading the log newest first, merged from the entries about each entity.
    index('audit_entries_newest').on(table.teamId, table.entity, table.at, table.entryId),
    index('audit_entries_actor').on(table.teamId, table.actorId, table.entity, table.at, table.entryId),
    index('audit_entries_customer')
      .on(table.teamId, table.customerId, table.at, table.entryId)
      .where(sql`customer_id is not null`),
  ],
)
