import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export const findGroups = ['customers', 'quotes', 'catalogs', 'do', 'settings'] as const
export type FindGroup = (typeof findGroups)[number]

/** One line of Find. */
export interface FindRow {
  readonly key: string
  readonly group: FindGroup
  readonly Icon: Icon
  readonly title: string
  /** Beside the title, dimmed. */
  readonly detail?: string
  /** At the right: an amount. */
  readonly end?: ReactNode
  /** Shortcut outside of Find, as "G Q". */
  readonly keys?: string
  /** The target or the action of the row. */
  readonly does: { readonly to: string } | { readonly run: () => void }
}
