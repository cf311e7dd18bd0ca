import type { KeptMeter, TeamId } from '@costard/contract'
import type { Database, Transaction } from '#database'

/** Room of a plan for requests of visitors, which are counted separately and never refused. */
export type RoomForVisitors = Pick<PlanRoom, 'countQuote' | 'requireKept'> & { readonly usedUp: boolean }

/** Enforces the limits of a team's plan for new items. */
export interface PlanRoom {
  /** Counts a new quote of the month. Throws plan/limit-reached. */
  readonly countQuote: (tx: Transaction, teamId: TeamId) => Promise<void>
  /**
   * Returns the room for requests of visitors. They are counted separately from quotes of the team, since
   * strangers must not use those up, and never refused: the shop would lose the visitor. usedUp: the plan has
   * no requests left, or its widget or catalog is beyond the plan, so that only the team sets prices.
   */
  readonly forVisitors: (
    tx: Transaction,
    widget: { readonly teamId: TeamId; readonly widgetId: string; readonly catalogId: string },
  ) => Promise<RoomForVisitors>
  /** count: number of items that the team would then have. Throws plan/limit-reached. */
  readonly require: (tx: Transaction, teamId: TeamId, meter: KeptMeter, count: number) => Promise<void>
  /** Throws plan/read-only if one of the items, which are about to be changed or used, is beyond the plan. */
  readonly requireKept: (
    tx: Transaction,
    teamId: TeamId,
    meter: KeptMeter,
    ids: readonly string[],
  ) => Promise<void>
  /** Returns the team's items beyond the plan, which are read-only. */
  readonly beyond: (
    tx: Transaction,
    teamId: TeamId,
    meter: KeptMeter,
  ) => Promise<{ readonly limit: number; readonly ids: readonly string[] }>
  /**
   * Counts a call with an API key, in a separate statement. Reading is never refused, so that data stays
   * readable. Throws plan/limit-reached.
   */
  readonly countApiCall: (
    database: Pick<Database, 'orm' | 'transaction'>,
    teamId: TeamId,
    isReading: boolean,
  ) => Promise<void>
}
