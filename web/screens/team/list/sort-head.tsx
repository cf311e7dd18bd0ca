import { Table } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ListColumn } from './list-table.tsx'
import table from './list-table.module.css'

/** Sort key of a list, with a minus for the reverse order. */
export interface SortOrder {
  readonly sort: string | undefined
  /** undefined: the default order of the list. */
  readonly onSort: (sort: string | undefined) => void
}

/**
 * Header of a sortable column. Each click goes on to the usual direction of the column, the other direction,
 * then no sorting.
 */
export function SortHead<Row>({
  column: { title, isNumber, className, sort },
  order,
}: {
  readonly column: ListColumn<Row>
  readonly order: SortOrder | undefined
}) {
  const classes = [isNumber && table.number, className].filter(Boolean).join(' ')
  if (!sort || !order) return <Table.Th className={classes}>{title}</Table.Th>
  const [first, second] = sort.isDownFirst ? [`-${sort.by}`, sort.by] : [sort.by, `-${sort.by}`]
  const isSorted = order.sort === first || order.sort === second
  const isDown = order.sort === `-${sort.by}`
  const next = order.sort === first ? second : order.sort === second ? undefined : first
  const Arrow = isDown ? IconArrowDown : IconArrowUp
  return (
    <Table.Th className={classes} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={table.head} onClick={() => order.onSort(next)}>
        {title}
        {isSorted && <Arrow size={13} stroke={2.2} aria-hidden="true" />}
      </button>
    </Table.Th>
  )
}
