import type { KeptMeter, Meter, PlanId, TeamId } from '@costard/contract'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Plans of teams. A team without a row is in its trial, from its creation. */
export const subscriptions = product.table(
  'subscriptions',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .primaryKey()
      .references(() => teams.teamId),
    /** Chosen plan; null: none. */
    plan: text('plan').$type<PlanId>(),
    /** End of the trial if no plan was chosen; null: computed from the creation of the team. */
    trialEndsAt: moment('trial_ends_at'),
    startedAt: moment('started_at').notNull(),
    /** End of the period at the payment provider; null: months count from the start. */
    periodEndsAt: moment('period_ends_at'),
    nextPlan: text('next_plan').$type<PlanId>(),
    changesAt: moment('changes_at'),
    pastDueSince: moment('past_due_since'),
    /** Ids at the payment provider. */
    customerRef: text('customer_ref'),
    subscriptionRef: text('subscription_ref'),
  },
  (table) => [index('subscriptions_customer').on(table.customerRef)],
)

/** Usage of a team by month, and the limit that it was warned about. */
export const planUsage = product.table(
  'plan_usage',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    meter: text('meter').$type<Meter>().notNull(),
    /** Month such as 2026-11, in the zone of the team; empty for meters without months. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
    /** Limit that the team was warned about. */
    warnedOf: integer('warned_of'),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.meter, table.month] })],
)

/** Items that stay usable when the plan of a team allows fewer, as chosen by an owner or admin. */
export const planKept = product.table(
  'plan_kept',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    meter: text('meter').$type<KeptMeter>().notNull(),
    /** Id of a member, a catalog or a widget. */
    itemId: text('item_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.meter, table.itemId] })],
)

/** Handled events of the payment provider, so that a repeated one is ignored. */
export const billingEvents = product.table(
  'billing_events',
  { eventId: text('event_id').primaryKey(), receivedAt: moment('received_at').notNull() },
  (table) => [index('billing_events_received').on(table.receivedAt)],
)
