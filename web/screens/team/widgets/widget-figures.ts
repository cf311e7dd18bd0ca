import type { WidgetSummary } from '@costard/contract'

/** Figures of the last 30 days in the list. */
export const figureNames = ['shown', 'requests', 'accepted'] as const

export const figureOf: Readonly<Record<(typeof figureNames)[number], (widget: WidgetSummary) => number>> = {
  shown: ({ figures }) => figures.shown,
  requests: ({ figures }) => figures.submitted,
  accepted: ({ accepted }) => accepted,
}
