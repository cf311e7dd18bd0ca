import { type CatalogDocument, rightsOf, type WidgetId } from '@costard/contract'
import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { findDocument } from '../../catalogs/catalog-store.ts'
import { catalogs, catalogVersions } from '../../catalogs/schema.ts'
import { shopDetails } from '../../teams/shop-schema.ts'
import { sites } from '../../teams/sites/schema.ts'
import { findMembership, type MemberRow, type Membership } from '../../teams/memberships/membership-store.ts'
import { members, teams } from '../../teams/schema.ts'
import type { TeamRow } from '../../teams/team-store.ts'
import { widgets } from '../schema.ts'
import type { WidgetRow } from '../widget-store.ts'

/** A widget with the data needed by each call of its visitors. */
export interface VisitedWidget {
  readonly widget: WidgetRow
  /**
   * Member under whose account the widget acts: who published it, else an owner of the team. Undefined: no
   * such member.
   */
  readonly acting: { readonly userId: string; readonly membership: Membership } | undefined
  /** The published version of the widget's catalog; undefined if there is none. */
  readonly document: CatalogDocument | undefined
  /**
   * Shop for the answers to visitors. The town is that of the widget's site, if it names one that is not
   * archived.
   */
  readonly shop: { readonly town: string; readonly color: string | null } | undefined
}

/** Finds the widget of an address, of any team. Simultaneous calls share one statement. */
export async function findVisitedWidget(
  tx: Transaction,
  widgetId: WidgetId,
): Promise<VisitedWidget | undefined> {
  const row = await visitedWidgets(tx)(widgetId)
  if (!row) return undefined
  const { widget, team, member, published, shop, siteTown } = row
  const userId = widget.liveBy?.userId ?? widget.createdBy
  const { teamId } = widget
  const catalogId = widget.settings.catalogId
  return {
    widget,
    acting:
      member?.state === 'active'
        ? { userId, membership: membershipIn(team, member) }
        : await findOwner(tx, widget),
    document: published
      ? ((await findDocument(tx, { ...published, teamId, catalogId })) ?? undefined)
      : undefined,
    shop: siteTown === null ? (shop ?? undefined) : { color: shop?.color ?? null, town: siteTown },
  }
}

function membershipIn(
  team: TeamRow,
  member: Pick<MemberRow, 'role' | 'costView' | 'maxAdjustBp' | 'siteIds' | 'siteId'>,
): Membership {
  const { siteIds, siteId } = member
  return { ...rightsOf(member.role, member), siteIds, siteId, isSuspended: false, team }
}

async function findOwner(tx: Transaction, { teamId }: WidgetRow): Promise<VisitedWidget['acting']> {
  const [owner] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.teamId, teamId), eq(members.role, 'owner'), eq(members.state, 'active')))
    .limit(1)
  const membership = owner && (await findMembership(tx, teamId, owner.userId))
  return owner && membership && { userId: owner.userId, membership }
}

const visitedWidgets = memoizeByOwner((tx: Transaction) => {
  const acting = sql`coalesce(${widgets.liveBy} ->> 'userId', ${widgets.createdBy})`
  const published = sql`case when ${catalogs.archivedAt} is null then ${catalogs.publishedVersion} end`
  const query = tx
    .select({
      widget: getTableColumns(widgets),
      team: getTableColumns(teams),
      member: {
        role: members.role,
        state: members.state,
        costView: members.costView,
        maxAdjustBp: members.maxAdjustBp,
        siteIds: members.siteIds,
        siteId: members.siteId,
      },
      published: { version: catalogVersions.version, publishedAt: catalogVersions.publishedAt },
      shop: { town: shopDetails.town, color: shopDetails.color },
      siteTown: sites.town,
    })
    .from(widgets)
    .innerJoin(teams, eq(teams.teamId, widgets.teamId))
    .leftJoin(
      members,
      and(eq(members.teamId, widgets.teamId), eq(members.userId, acting), ne(members.state, 'left')),
    )
    .leftJoin(
      catalogs,
      and(
        eq(catalogs.teamId, widgets.teamId),
        eq(catalogs.catalogId, sql`${widgets.settings} ->> 'catalogId'`),
      ),
    )
    .leftJoin(
      catalogVersions,
      and(
        eq(catalogVersions.teamId, catalogs.teamId),
        eq(catalogVersions.catalogId, catalogs.catalogId),
        eq(catalogVersions.version, published),
      ),
    )
    .leftJoin(shopDetails, eq(shopDetails.teamId, widgets.teamId))
    .leftJoin(
      sites,
      and(
        eq(sites.teamId, widgets.teamId),
        eq(sites.siteId, sql`${widgets.settings} ->> 'siteId'`),
        isNull(sites.archivedAt),
      ),
    )
    .where(sql`${widgets.widgetId} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('product_find_visited_widgets')
  return batched(async (ids: readonly WidgetId[]) => {
    const rows = await query.execute({ ids: [...new Set(ids)] })
    const byId = new Map(rows.map((row) => [row.widget.widgetId, row]))
    return ids.map((id) => byId.get(id))
  })
})
