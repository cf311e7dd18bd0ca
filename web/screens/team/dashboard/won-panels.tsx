import type { Dashboard } from '@costard/contract'
import type { ComponentType } from 'react'
import type { PanelProps, WonPanelProps } from './panel-props.ts'
import { PricePanel } from './price-panel.tsx'
import { SitePanel } from './site-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

const panels: readonly {
  readonly name: string
  readonly Panel: ComponentType<WonPanelProps>
  /** True if there is something to compare. */
  readonly isShown: (figures: Dashboard) => boolean
}[] = [
  { name: 'staff', Panel: StaffPanel, isShown: ({ staff }) => staff.length > 1 },
  { name: 'site', Panel: SitePanel, isShown: ({ sites }) => sites.length > 1 },
  {
    name: 'price',
    Panel: PricePanel,
    isShown: ({ prices }) => prices.some(({ change }) => change !== 'none'),
  },
]

/** Panels of accepted quotes by member, site and price, two in a row: the last of an odd number takes the row. */
export function WonPanels(props: PanelProps) {
  const shown = panels.filter(({ isShown }) => isShown(props.figures))
  return shown.map(({ name, Panel }, place) => (
    <Panel key={name} {...props} isWide={place === shown.length - 1 && place % 2 === 0} />
  ))
}
