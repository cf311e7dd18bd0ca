import type { Dashboard } from '@costard/contract'
import type { DashboardFilters } from '../dashboard-query.ts'

/** Figures of a period, and whether there are too few answers for shares. */
export interface PanelProps {
  readonly figures: Dashboard
  readonly filters: DashboardFilters
  readonly isTooFew: boolean
}

export interface WonPanelProps extends PanelProps {
  /** Takes the width of two panels. */
  readonly isWide: boolean
}
