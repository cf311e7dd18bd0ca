import type { KeptMeter, TeamId } from '@costard/contract'
import type { Database, Transaction } from '#database'

/** Room of a plan for requests of visitors: they are counted apart and never refused. */
export type RoomForVisitors = Pick<PlanRoom, 'countQuote' | 'requireKept'> & { readonly usedUp: boolean }

/** Holds teams to the limits of their plans when they create something. */
export interface PlanRoom {
  /** Counts a new quote of the month. Throws plan/limit-reached. */
  readonly countQuote: (tx: Transaction, teamId: TeamId) => Promise<void>
  /**
   * Room for requests of visitors, counted apart from the quotes of the team, since a stranger must not use
   * up those, and never refused: the shop would lose the visitor. usedUp: the plan has no requests left, or
   * no room for the widget or its catalog, so that only the team names prices.
   */
  readonly forVisitors: (
    tx: Transaction,
    widget: { readonly teamId: TeamId; readonly widgetId: string; readonly catalogId: string },
  ) => Promise<RoomForVisitors>
  /** count: what the team would then have. Throws plan/limit-reached. */
  readonly require: (tx: Transaction, teamId: TeamId, meter: KeptMeter, count: number) => Promise<void>
  /** For things that are to be changed or used. Throws plan/read-only if one is beyond the limit of the plan. */
  readonly requireKept: (
    tx: Transaction,
    teamId: TeamId,
    meter: KeptMeter,
    ids: readonly string[],
  ) => Promise<void>
  /** Returns what a team has beyond the limit of its plan, which can only be read. */
  readonly beyond: (
    tx: Transaction,
    teamId: TeamId,
    meter: KeptMeter,
  ) => Promise<{ readonly limit: number; readonly ids: readonly string[] }>
  /**
   * Counts a call with an API key, in a statement of its own. Reading is never refused: what a team has stays readable.
   * Throws plan/limit-reached.
   */
  readonly countApiCall: (
    database: Pick<Database, 'orm' | 'transaction'>,
    teamId: TeamId,
    isReading: boolean,
  ) => Promise<void>
}
