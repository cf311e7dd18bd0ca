import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { test } from 'vitest'
import { teamTables } from './team-tables.ts'

// The project "answers" of vitest.config.ts, which checks the statements that servers sent to PostgreSQL,
// after all other tests.

/** How a statement can name its team: by a value, by rows with the team's id, or by inserting such rows. */
const naming = [
  /team_id (=|is not distinct from) \(?(\$\d|any\b)/,
  /team_id in \( ?\$\d/,
  /\$\d+(::\w+)? = [\w.]*team_id/,
  /insert into \w+( as \w+)? \([^)]*team_id/,
  /(json_to_recordset|jsonb_to_recordset|unnest|jsonb?_array_elements|jsonb_populate_recordset) ?\(/,
]

/** Statements on data of teams that name no team, with the reason for each kind. */
const unnamed: readonly { readonly has: RegExp; readonly reason: string }[] = [
  {
    has: /\b(token_hash|code_hash|family_hash|picture_id|logo_id|widgets\.widget_id) = (any\()?\$/,
    reason: 'A link or a key names the row, and the row names the team.',
  },
  {
    has: /\b((members|phone_links)\.user_id|(webhooks|api_keys|price_sources|teams)\.created_by|look_up_services\.saved_by|invitations\.invited_by|idempotency_keys\.caller) (= \$|in \()/,
    reason: 'An account is asked about all of its teams, or leaves them.',
  },
  {
    has: /\bwebhook_deliveries\.webhook_id in \(/,
    reason: 'Webhooks of an account that left go with their deliveries.',
  },
  {
    has: /\b(scheduled_at|next_at|retention_from) <= \$|\b(delete_after|expires_at|kept_until|created_at) < \$|^select distinct time_zone from teams$/,
    reason: 'A recurring job looks at all teams.',
  },
  {
    has: /catalog_versions\.document_hash = catalog_documents\.document_hash/,
    reason: 'Documents are shared: one is removed when no team has it any more.',
  },
  { has: /\bsealed_\w+ is not null\b/, reason: 'All secrets are sealed with a new key.' },
  { has: /team_id \|\| \$\d \|\| file_id/, reason: 'The files of all teams are compared with the bucket.' },
  { has: /\bsubscriptions\.customer_ref = \$/, reason: 'The payment provider names its customer.' },
  { has: /\bapi_keys\.origins @> /, reason: 'A browser asks whether a page may call, without a key.' },
  { has: / where \$\d( |$)/, reason: 'No row is asked for.' },
  { has: /^update teams set cash_limit_minor = limits\.minor/, reason: 'A migration.' },
  {
    has: /^select (\(select sum\(count\)|\* from quote_revisions$|q\.team_id \|\| \$1 \|\| q\.quote_id as key)/,
    reason: 'Tests compare all rows over a connection of their own.',
  },
]

test('every statement on data of a team names the team, or is listed with its reason', () => {
  const statements = JSON.parse(readFileSync(process.env.COSTARD_STATEMENTS ?? '', 'utf8')) as string[]
  const ofTeam = new RegExp(
    String.raw`\bproduct\.(${teamTables.map((table) => getTableName(table)).join('|')})\b`,
  )
  const onTeams = statements
    .map((text) => text.replaceAll('"', '').replace(/\s+/g, ' ').trim())
    // Migrations have keywords in upper case.
    .filter((text) => ofTeam.test(text) && !/^[A-Z]/.test(text))
    .map((text) => text.replaceAll('product.', ''))
  assert.ok(onTeams.length > 500, `${onTeams.length} statements`)
  const others = onTeams.filter((text) => !naming.some((pattern) => pattern.test(text)))
  assert.deepEqual(
    others.filter((text) => !unnamed.some(({ has }) => has.test(text))),
    [],
  )
})
