import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export const findGroups = ['customers', 'quotes', 'catalogs', 'do', 'settings'] as const
export type FindGroup = (typeof findGroups)[number]

/** A row of Find. */
export interface FindRow {
  readonly key: string
  readonly group: FindGroup
  readonly Icon: Icon
  readonly title: string
  /** Dimmed text beside the title. */
  readonly detail?: string
  /** Text at the right, such as an amount. */
  readonly end?: ReactNode
  /** Keyboard shortcut of the same action outside of Find, such as "G Q". */
  readonly keys?: string
  /** Target or action of the row. */
  readonly does: { readonly to: string } | { readonly run: () => void }
}
