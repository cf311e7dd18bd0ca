import type { QuoteId } from '@costard/contract'
import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { members, teams } from '../../teams/schema.ts'
import { widgetRequests, widgets } from '../schema.ts'
import type { WidgetKey, WidgetRow } from '../widget-store.ts'

type MailTimes = Pick<WidgetRow, 'requestsMailedAt'>

/**
 * Returns the time of the last mail event, locked until the end of the transaction; undefined if the widget
 * was removed.
 */
export async function lockMailTimes(tx: Transaction, key: WidgetKey): Promise<MailTimes | undefined> {
  const [times] = await tx.select(mailTimes).from(widgets).where(isWidget(key)).for('no key update')
  return times
}

export async function saveMailTimes(tx: Transaction, key: WidgetKey, times: MailTimes): Promise<void> {
  await tx.update(widgets).set(times).where(isWidget(key))
}

/** Returns the time of the widget's last mail event; undefined if no request awaits a mail. */
export async function findMailTimesIfAwaited(
  tx: Transaction,
  key: WidgetKey,
): Promise<MailTimes | undefined> {
  const awaiting = tx
    .select({ one: sql`1` })
    .from(widgetRequests)
    .where(and(isOfWidget(key), widgetRequests.awaitsMail))
  const [times] = await tx
    .select(mailTimes)
    .from(widgets)
    .where(and(isWidget(key), exists(awaiting)))
  return times
}

/** Takes the oldest requests that await a mail. Returns their quotes, oldest first, up to `listed`. */
export async function takeAwaiting(
  tx: Transaction,
  key: WidgetKey,
  { taken, listed }: { readonly taken: number; readonly listed: number },
): Promise<{ readonly quoteIds: readonly QuoteId[]; readonly count: number }> {
  const oldest = tx
    .select({ visitId: widgetRequests.visitId })
    .from(widgetRequests)
    .where(and(isOfWidget(key), widgetRequests.awaitsMail))
    .orderBy(asc(widgetRequests.at))
    .limit(taken)
  const rows = await tx
    .update(widgetRequests)
    .set({ awaitsMail: false })
    .where(and(isOfWidget(key), sql`${widgetRequests.visitId} = any(array(${oldest}))`))
    .returning({ quoteId: widgetRequests.quoteId, at: widgetRequests.at })
  const byTime = rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return { quoteIds: byTime.slice(0, listed).map(({ quoteId }) => quoteId), count: rows.length }
}

/** Returns the recipient of mails about a widget; undefined if widget, team or member do not exist. */
export async function findMailRecipient(tx: Transaction, { teamId, widgetId }: WidgetKey) {
  const { liveBy, settings } = widgets
  const [recipient] = await tx
    .select({
      liveBy,
      widget: sql<string>`${settings} ->> 'name'`,
      team: { name: teams.name, language: teams.language },
      turnedOff: members.notificationsOff,
    })
    .from(widgets)
    .innerJoin(teams, eq(teams.teamId, widgets.teamId))
    .innerJoin(
      members,
      and(
        eq(members.teamId, widgets.teamId),
        eq(members.userId, sql`${liveBy} ->> 'userId'`),
        eq(members.state, 'active'),
      ),
    )
    .where(isWidget({ teamId, widgetId }))
  return recipient
}

const mailTimes = { requestsMailedAt: widgets.requestsMailedAt }

function isWidget({ teamId, widgetId }: WidgetKey) {
  return and(eq(widgets.teamId, teamId), eq(widgets.widgetId, widgetId))
}

function isOfWidget({ teamId, widgetId }: WidgetKey) {
  return and(eq(widgetRequests.teamId, teamId), eq(widgetRequests.widgetId, widgetId))
}
