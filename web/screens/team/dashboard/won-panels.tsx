import type { Dashboard } from '@costard/contract'
import type { ComponentType } from 'react'
import type { PanelProps, WonPanelProps } from './panel-props.ts'
import { PricePanel } from './price-panel.tsx'
import { SitePanel } from './site-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

const panels: readonly {
  readonly Panel: ComponentType<WonPanelProps>
  /** True if there is something to compare. */
  readonly isShown: (figures: Dashboard) => boolean
}[] = [
  { Panel: StaffPanel, isShown: ({ staff }) => staff.length > 1 },
  { Panel: SitePanel, isShown: ({ sites }) => sites.length > 1 },
  { Panel: PricePanel, isShown: ({ prices }) => prices.some(({ change }) => change !== 'none') },
]

/** Panels of accepted quotes by member, site and price, two in a row: the last of an odd number takes the row. */
export function WonPanels(props: PanelProps) {
  const shown = panels.filter(({ isShown }) => isShown(props.figures))
  return shown.map(({ Panel }, place) => (
    <Panel key={place} {...props} isWide={place === shown.length - 1 && place % 2 === 0} />
  ))
}
