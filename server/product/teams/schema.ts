import {
  type AssistantRules,
  type NotificationKind,
  type SiteId,
  type TaxNumber,
  type TeamId,
  usualValidDays,
  type ValidDays,
} from '@costard/contract'
import type { TaxRounding } from '@costard/quotes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { minor, moment, product } from '../schema.ts'

export const teams = product.table(
  'teams',
  {
    teamId: text('team_id').$type<TeamId>().primaryKey(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    taxRegime: text('tax_regime').$type<'none' | 'vat' | 'salesTax'>().notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    /** True if sold devices are taxed on the margin. */
    marginScheme: boolean('margin_scheme').notNull().default(false),
    /** Tax registration numbers, by the names of the taxes in catalogs. */
    taxNumbers: jsonb('tax_numbers').$type<readonly TaxNumber[]>().notNull().default([]),
    /** Rule for rounding taxes: per line, or once per quote. */
    taxRounding: text('tax_rounding').$type<TaxRounding>().notNull().default('line'),
    /** Step that totals are rounded to, in minor units; null: not rounded. */
    cashStepMinor: minor('cash_step_minor'),
    numberPattern: text('number_pattern').notNull(),
    numberReset: text('number_reset').$type<'never' | 'yearly'>().notNull().default('never'),
    /** True if members can accept an expired quote on behalf of its customer. */
    allowsLateAcceptance: boolean('allows_late_acceptance').notNull().default(false),
    /** Work that members can do without a network. */
    offlineWork: text('offline_work').$type<'off' | 'quotes' | 'acceptance'>().notNull().default('off'),
    /**
     * True if members must not release their own held lines; null: depends on the number of members
     * (others-release.ts).
     */
    othersRelease: boolean('others_release'),
    /** Members who may connect assistants. */
    assistantsBy: text('assistants_by').$type<AssistantRules['letIn']>().notNull().default('admins'),
    /** Hosts of assistants that the team has marked as known. */
    knownAssistants: text('known_assistants')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Days of validity of offers whose catalog does not set any. */
    validDays: jsonb('valid_days').$type<ValidDays>().notNull().default(usualValidDays),
    /** Amount from which devices are not paid in cash; null: no limit. */
    cashLimitMinor: minor('cash_limit_minor'),
    /** Months after their last activity in which customers are erased; null: never. */
    retentionMonths: integer('retention_months'),
    /** Start of the retention period. */
    retentionFrom: moment('retention_from'),
    /** True if lists show examples, which are generated and not stored. */
    showsSamples: boolean('shows_samples').notNull().default(false),
    /** True if the team has sites, archived ones included. */
    hasSites: boolean('has_sites').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Time of closing; then only an owner can reopen the team, until it is erased. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('teams_created_by').on(table.createdBy),
    index('teams_retention')
      .on(table.teamId)
      .where(sql`${table.retentionMonths} is not null`),
    index('teams_closed')
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null`),
  ],
)

export const members = product.table(
  'members',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    userId: text('user_id').notNull(),
    role: text('role').$type<'owner' | 'admin' | 'manager' | 'agent' | 'viewer'>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** Former members are kept until their account is deleted, so that their work has a name. */
    state: text('state').$type<'active' | 'suspended' | 'left'>().notNull().default('active'),
    /** Name and address of the account when it last opened the team. */
    name: text('name'),
    email: text('email'),
    /** Rights of the member apart from the role; null: as the role. */
    costView: boolean('cost_view'),
    maxAdjustBp: integer('max_adjust_bp'),
    /** Kinds of mails that the member turned off. */
    notificationsOff: text('notifications_off')
      .array()
      .$type<NotificationKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Sites where the member works; empty: all. */
    siteIds: text('site_ids')
      .array()
      .$type<SiteId[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Site chosen last by the member, used for their new quotes. */
    siteId: text('site_id').$type<SiteId>(),
    /** True if the member sees the first steps of a new team. */
    showsFirstSteps: boolean('shows_first_steps').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('members_user_id').on(table.userId),
  ],
)
