import { bigint, customType, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every primary key and index starts with the team id, except for photos, shop_logos_logo_id, quote_revisions_token, retained_records_due, customer_id_checks_due, invitations_token, invitations_expired, api_keys_token, webhook_deliveries_created, quote_files_removed, widgets_widget_id, stored_file_removals, counter_offers_open, usage_counters, help_ratings, subscriptions_customer, billing_events, billing_events_received, idempotency_keys
 * and the documents of catalogs.
 */
export const product = pgSchema('product')

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Text sorted by its bytes, the same on every database. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const minor = (name: string) => bigint(name, { mode: 'number' })
