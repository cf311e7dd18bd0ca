import type { AuditedEntity, TeamId } from '@costard/contract'
import { textIn } from '@costard/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { apiKeys } from '../api-keys/schema.ts'
import { catalogs, catalogVersions } from '../catalogs/schema.ts'
import { customers } from '../customers/schema.ts'
import { invitations } from '../members/invitations/schema.ts'
import { quotes } from '../quotes/schema.ts'
import { sites } from '../teams/sites/schema.ts'
import { members } from '../teams/schema.ts'
import { webhooks } from '../webhooks/schema.ts'
import { widgets } from '../widgets/schema.ts'

/** What things are called now, by their ids; without those that are gone. */
export type Names = ReadonlyMap<string, string | null>

/** Returns what some things of a team are called, read by their keys. */
export async function namesOf(
  tx: Transaction,
  { teamId, language }: { readonly teamId: TeamId; readonly language: string },
  entity: AuditedEntity,
  ids: readonly string[],
): Promise<Names> {
  const some = [...new Set(ids)]
  if (some.length === 0) return new Map()
  const isOf = (team: PgColumn, id: PgColumn) => and(eq(team, teamId), inArray(id, some))
  switch (entity) {
    case 'team':
    case 'setting':
      return new Map()
    case 'quote': {
      const columns = { id: quotes.quoteId, name: quotes.number }
      return named(tx.select(columns).from(quotes).where(isOf(quotes.teamId, quotes.quoteId)))
    }
    case 'customer': {
      const columns = { id: customers.customerId, name: customers.name }
      return named(tx.select(columns).from(customers).where(isOf(customers.teamId, customers.customerId)))
    }
    case 'member': {
      const columns = { id: members.userId, name: members.name }
      return named(tx.select(columns).from(members).where(isOf(members.teamId, members.userId)))
    }
    case 'invitation': {
      const columns = { id: invitations.invitationId, name: invitations.email }
      const those = isOf(invitations.teamId, invitations.invitationId)
      return named(tx.select(columns).from(invitations).where(those))
    }
    case 'apiKey': {
      const columns = { id: apiKeys.keyId, name: apiKeys.name }
      return named(tx.select(columns).from(apiKeys).where(isOf(apiKeys.teamId, apiKeys.keyId)))
    }
    case 'webhook': {
      const columns = { id: webhooks.webhookId, name: webhooks.url }
      const found = await tx.select(columns).from(webhooks).where(isOf(webhooks.teamId, webhooks.webhookId))
      return new Map(found.map(({ id, name }) => [id, new URL(name).host]))
    }
    case 'site': {
      const columns = { id: sites.siteId, name: sites.name }
      return named(tx.select(columns).from(sites).where(isOf(sites.teamId, sites.siteId)))
    }
    case 'widget': {
      const columns = { id: widgets.widgetId, settings: widgets.settings }
      const found = await tx.select(columns).from(widgets).where(isOf(widgets.teamId, widgets.widgetId))
      return new Map(found.map(({ id, settings }) => [id, settings.name]))
    }
    case 'catalog': {
      const found = await tx
        .selectDistinctOn([catalogs.catalogId], { id: catalogs.catalogId, summary: catalogVersions.summary })
        .from(catalogs)
        .leftJoin(
          catalogVersions,
          and(eq(catalogVersions.teamId, catalogs.teamId), eq(catalogVersions.catalogId, catalogs.catalogId)),
        )
        .where(isOf(catalogs.teamId, catalogs.catalogId))
        .orderBy(catalogs.catalogId, desc(catalogVersions.version))
      return new Map(found.map(({ id, summary }) => [id, summary && textIn(language, summary.name)]))
    }
  }
}

async function named(
  rows: PromiseLike<readonly { readonly id: string; readonly name: string | null }[]>,
): Promise<Names> {
  return new Map((await rows).map(({ id, name }) => [id, name]))
}
