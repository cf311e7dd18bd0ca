import { is } from 'drizzle-orm'
import { type ForeignKey, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as account from '../account/schema.ts'
import * as apiKeys from '../api-keys/schema.ts'
import * as audit from '../audit/schema.ts'
import * as catalogs from '../catalogs/schema.ts'
import * as counterOffers from '../quotes/counter-offers/schema.ts'
import * as customers from '../customers/schema.ts'
import * as deviceChecks from '../device-checks/schema.ts'
import * as idempotency from '../idempotency/schema.ts'
import * as invitations from '../members/invitations/schema.ts'
import * as messages from '../messages/schema.ts'
import * as phoneLinks from '../phone-links/schema.ts'
import * as quoteDocuments from '../quote-documents/schema.ts'
import * as quoteFiles from '../quotes/files/schema.ts'
import * as quoteViews from '../quote-views/schema.ts'
import * as replyTo from '../reply-to/schema.ts'
import * as quotes from '../quotes/schema.ts'
import * as selfInspections from '../self-inspections/schema.ts'
import * as shop from '../teams/shop-schema.ts'
import * as sites from '../teams/sites/schema.ts'
import * as subscriptions from '../subscriptions/schema.ts'
import * as teamArchives from '../team-archives/schema.ts'
import * as teams from '../teams/schema.ts'
import * as usage from '../usage/schema.ts'
import * as webhooks from '../webhooks/schema.ts'
import * as widgets from '../widgets/schema.ts'

/** A table whose rows belong to a team. */
export type TeamTable = PgTable & Pick<typeof teams.teams, 'teamId'>

const rooms = [
  account,
  apiKeys,
  audit,
  catalogs,
  counterOffers,
  customers,
  deviceChecks,
  idempotency,
  invitations,
  messages,
  phoneLinks,
  quoteDocuments,
  quoteFiles,
  quotes,
  replyTo,
  selfInspections,
  shop,
  sites,
  quoteViews,
  subscriptions,
  teamArchives,
  teams,
  usage,
  webhooks,
  widgets,
]

/** All tables with a team id, ordered by foreign keys: referencing tables first. */
export const teamTables: readonly TeamTable[] = referencingFirst(
  rooms.flatMap((room) => Object.values(room)).filter(isTeamTable),
)

function isTeamTable(value: unknown): value is TeamTable {
  return is(value, PgTable) && 'teamId' in value
}

function referencingFirst(tables: readonly TeamTable[]): readonly TeamTable[] {
  const referenced = new Map(tables.map((table) => [table, tablesOf(getTableConfig(table).foreignKeys)]))
  const ordered = new Set<TeamTable>()
  const put = (table: TeamTable): void => {
    if (ordered.has(table)) return
    for (const other of tables) if (other !== table && referenced.get(other)?.has(table)) put(other)
    ordered.add(table)
  }
  tables.forEach(put)
  return [...ordered]
}

function tablesOf(keys: readonly ForeignKey[]): ReadonlySet<PgTable> {
  return new Set(keys.map((key) => key.reference().foreignTable))
}
