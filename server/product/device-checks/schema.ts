import type { CheckKind, CheckMapping, CheckResult, DeviceCheckId, TeamId } from '@costard/contract'
import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** At most one look-up service per team. */
export const lookUpServices = product.table('look_up_services', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  name: text('name').notNull(),
  urlTemplate: text('url_template').notNull(),
  headerName: text('header_name').notNull(),
  sealedSecret: text('sealed_secret'),
  mappings: jsonb('mappings').$type<Partial<Record<CheckKind, CheckMapping>>>().notNull(),
  referencePointer: text('reference_pointer'),
  /** New revision for each save: answers of earlier revisions are not reused. */
  revision: text('revision').notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
})

/** Answers of look-up services. Immutable: quote lines refer to them. */
export const deviceChecks = product.table(
  'device_checks',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    checkId: text('check_id').$type<DeviceCheckId>().notNull(),
    /** Queried numbers; null: not queried. */
    imei: text('imei'),
    serial: text('serial'),
    revision: text('revision').notNull(),
    results: jsonb('results').$type<Partial<Record<CheckKind, CheckResult>>>().notNull(),
    reference: text('reference'),
    answeredAt: moment('answered_at').notNull(),
    askedBy: text('asked_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.checkId] }),
    index('device_checks_numbers').on(table.teamId, table.imei, table.serial, table.answeredAt),
  ],
)
