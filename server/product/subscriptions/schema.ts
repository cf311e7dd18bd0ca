import type { KeptMeter, Meter, PlanId, TeamId } from '@costard/contract'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Plans of teams. A team without a row tries the product from its creation on. */
export const subscriptions = product.table(
  'subscriptions',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .primaryKey()
      .references(() => teams.teamId),
    /** null: none was chosen yet. */
    plan: text('plan').$type<PlanId>(),
    /** Set if no plan was chosen; null: counted from the creation of the team. */
    trialEndsAt: moment('trial_ends_at'),
    startedAt: moment('started_at').notNull(),
    /** End of the period as the payment provider states it; null: months are counted from the start. */
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

/** Use of a team by month; and the limit of which it was warned. */
export const planUsage = product.table(
  'plan_usage',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    meter: text('meter').$type<Meter>().notNull(),
    /** Month such as 2026-11, in the zone of the team; empty for meters that are not counted by month. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
    /** The limit that the team was warned of. */
    warnedOf: integer('warned_of'),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.meter, table.month] })],
)

/** Things of a team that stay usable when its plan has room for less, as an owner or admin chose. */
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

/** Events of the payment provider that were taken in, so that a repeated one is not. */
export const billingEvents = product.table(
  'billing_events',
  { eventId: text('event_id').primaryKey(), receivedAt: moment('received_at').notNull() },
  (table) => [index('billing_events_received').on(table.receivedAt)],
)
