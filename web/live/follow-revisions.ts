import { type LiveCollection, liveCollections, type QuoteId, type TeamId } from '@costard/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query } from '#api/api.ts'
import type { Live } from './live.ts'
import { recordOf } from './record-of.ts'
import { useLive } from './live-context.ts'
import { throttled } from './throttled.ts'
import { quoteNews } from './quote-news.ts'
import { whileShown } from './while-shown.ts'

/**
 * Last change of a collection: the record, the author (a uid; undefined: nobody in the team), and the time.
 */
export interface Revision {
  readonly rev: number
  readonly id: string
  readonly by: string | undefined
  /** Time of the change by the server's clock. Milliseconds since the epoch. */
  readonly at: number
  /** The record as JSON, if the server pushes it: a quote as a row of the list, or the counts. */
  readonly data: string | undefined
}

/** Minimum time between two reads of the list of catalogs while drafts change, cell by cell. Milliseconds. */
const draftPauseMs = 5_000

/**
 * Minimum time between two reads of a customer's timeline, which any quote of the team may change.
 * Milliseconds.
 */
const timelinePauseMs = 5_000

/** Tolerance for clock skew and latency: data read this shortly before a change may lack it. Milliseconds. */
const slackMs = 5_000

/**
 * Reads again what changed in a team, and nothing else. Calls onChange for every change after the first
 * snapshot; hasGap: earlier changes were missed.
 */
export function useFollowedRevisions(
  teamId: TeamId,
  onChange: (collection: LiveCollection, revision: Revision, hasGap: boolean) => void,
): void {
  const live = useLive()
  const cache = useQueryClient()
  const onLaterChange = useEffectEvent(onChange)
  useEffect(() => {
    if (!live) return undefined
    const known = new Map<LiveCollection, number>()
    const news = quoteNews(cache, teamId)
    const drafts = throttled(() => {
      for (const queryKey of affected.catalogDrafts(teamId, undefined))
        void cache.invalidateQueries({ queryKey })
    }, draftPauseMs)
    const timelines = throttled(() => {
      void cache.invalidateQueries({ queryKey: timelineKey(teamId) })
    }, timelinePauseMs)
    const follow = (value: unknown) => {
      const now = recordOf(value)
      for (const collection of liveCollections) {
        const revision = revisionIn(now[collection])
        if (!revision || known.get(collection) === revision.rev) continue
        const before = known.get(collection)
        known.set(collection, revision.rev)
        // Only the last of several changes is identified, so after a gap any record may have changed.
        const hasGap = before !== revision.rev - 1
        const id = hasGap ? undefined : revision.id
        if (before !== undefined) onLaterChange(collection, revision, hasGap)
        const readBefore = before === undefined ? localTime(live, revision.at) + slackMs : Infinity
        if (before !== undefined && collection === 'quoteCounts') {
          news.countsChanged(hasGap ? undefined : revision.data)
          void cache.invalidateQueries({
            queryKey: query.quoteApprovals.listWaiting.key({ input: { teamId } }),
          })
          continue
        }
        if (before !== undefined && collection === 'catalogDrafts') {
          drafts.run()
          continue
        }
        if (id !== undefined && collection === 'quotes') {
          news.rowChanged(id as QuoteId, revision.data) // an id from bumpRevisions
          timelines.run()
        }
        for (const queryKey of affected[collection](teamId, id)) {
          void cache.invalidateQueries({
            queryKey,
            predicate: (found) => found.state.dataUpdatedAt < readBefore && !isVersion(found.queryKey),
          })
        }
      }
    }
    // `known` survives the pause: changes while the page was hidden are treated as a gap.
    const stop = whileShown(() => live.watch(`revisions/${teamId}`, follow))
    return () => {
      stop()
      news.stop()
      drafts.cancel()
      timelines.cancel()
    }
  }, [live, teamId, cache])
}

/** Queries to read again when a record of a collection changed; id undefined: any record. */
const affected: Readonly<
  Record<LiveCollection, (teamId: TeamId, id: string | undefined) => readonly QueryKey[]>
> = {
  quotes: (teamId, id) => {
    // Query keys contain the id, not the number.
    const input = { teamId, ...(id !== undefined && { quoteId: id as QuoteId }) }
    return [
      query.quotes.get.key({ input }),
      query.quotes.listLines.key({ input }),
      query.attachments.list.key({ input }),
      query.selfInspections.get.key({ input }),
      query.counterOffers.list.key({ input }),
      query.quoteActivity.list.key({ input }),
      query.devices.history.key({ input: { teamId } }),
      query.purchaseBook.key(),
      ...(id === undefined ? [query.quotes.list.key({ input: { teamId } }), timelineKey(teamId)] : []),
    ]
  },
  quoteCounts: () => [query.teams.list.key()],
  // All customers are read again, since the possible duplicates of one depend on others.
  customers: (teamId) => [
    query.customers.list.key({ input: { teamId } }),
    query.customers.get.key({ input: { teamId } }),
    timelineKey(teamId),
  ],
  catalogs: (teamId) => [
    query.catalogs.list.key({ input: { teamId } }),
    query.catalogs.listManaged.key({ input: { teamId } }),
    query.catalogVersions.list.key({ input: { teamId } }),
    // The taxes for devices outside of catalogs.
    query.teams.get.key({ input: { teamId } }),
  ],
  // A draft reads its changes itself.
  catalogDrafts: (teamId) => [query.catalogs.listManaged.key({ input: { teamId } })],
  settings: (teamId) => [
    query.teams.list.key(),
    query.teams.get.key({ input: { teamId } }),
    query.deviceChecks.getService.key({ input: { teamId } }),
    query.shop.get.key({ input: { teamId } }),
    query.shop.dueErasures.key({ input: { teamId } }),
    query.sites.list.key({ input: { teamId } }),
    query.replyTo.get.key({ input: { teamId } }),
    query.apiKeys.key(),
    query.assistants.key(),
    query.webhooks.key(),
    query.priceSources.key(),
    query.subscription.key(),
    query.members.list.key({ input: { teamId } }),
    query.invitations.list.key({ input: { teamId } }),
    query.messages.list.key({ input: { teamId } }),
    query.quoteViews.list.key({ input: { teamId } }),
  ],
  widgets: (teamId) => [
    query.widgets.list.key({ input: { teamId } }),
    query.widgets.room.key({ input: { teamId } }),
    query.widgets.get.key({ input: { teamId } }),
  ],
}

function timelineKey(teamId: TeamId): QueryKey {
  return query.customerTimeline.list.key({ input: { teamId } })
}

function isVersion([, about]: QueryKey): boolean {
  return 'version' in recordOf(recordOf(about)['input'])
}

function localTime(live: Live, serverTime: number): number {
  return serverTime - live.now() + Date.now()
}

function revisionIn(value: unknown): Revision | undefined {
  const { rev, id, by, at, data } = recordOf(value)
  if (typeof rev !== 'number' || typeof id !== 'string') return undefined
  const time = typeof at === 'string' ? Date.parse(at) : Number(at)
  return {
    rev,
    id,
    by: typeof by === 'string' ? by : undefined,
    at: Number.isNaN(time) ? 0 : time,
    data: typeof data === 'string' ? data : undefined,
  }
}
