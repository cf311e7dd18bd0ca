import { type MovedColumn, type QuoteColumn, quoteColumns } from '@costard/contract'
import { ActionIcon, Checkbox, Popover, SegmentedControl } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../team-context.ts'
import { quoteViewsQuery } from '../quotes-query.ts'
import classes from '../filters/filter-editor.module.css'
import { inOrder, type ShownAs } from './quote-table.tsx'

/** Settings of the table: columns, their order and the row height; kept on the server for this user. */
export function ColumnsMenu({ shownAs }: { readonly shownAs: ShownAs }) {
  const t = useTranslations('quotes.column')
  const list = useTranslations('quoteList.columns')
  const { id: teamId, hasSites } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteViewsQuery(teamId)
  const save = useAction(
    ({ hidden, columnOrder, isCompact }: ShownAs) =>
      api.quoteViews.saveColumns({
        teamId,
        hiddenColumns: [...hidden],
        columnOrder: [...columnOrder],
        isCompact,
      }),
    { rereads: [queryKey], mayOverlap: true },
  )
  const change = (changed: Partial<ShownAs>) => {
    const next = { ...shownAs, ...changed }
    // A read in progress may return older columns.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          hiddenColumns: [...next.hidden],
          columnOrder: [...next.columnOrder],
          isCompact: next.isCompact,
        },
    )
    save.run(next)
  }
  const columns = inOrder(shownAs.columnOrder).filter((column) => column !== 'site' || hasSites)
  const move = (index: number, by: 1 | -1) => {
    const columnOrder = [...columns]
    const [moved] = columnOrder.splice(index, 1)
    if (moved) columnOrder.splice(index + by, 0, moved)
    change({ columnOrder })
  }
  const { hidden } = shownAs
  return (
    <Popover position="bottom-end" shadow="lg" hideDetached={false} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={30} aria-label={list('label')}>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={list('label')}>
        <div className={classes.fields}>
          <SegmentedControl
            aria-label={list('density')}
            value={shownAs.isCompact ? 'compact' : 'roomy'}
            onChange={(density) => change({ isCompact: density === 'compact' })}
            data={[
              { value: 'roomy', label: list('roomy') },
              { value: 'compact', label: list('compact') },
            ]}
          />
          <div className={classes.columns}>
            {columns.map((column, index) => (
              <div key={column}>
                <Checkbox
                  label={t(column)}
                  checked={!isHidden(hidden, column)}
                  disabled={!mayHide(column)}
                  onChange={({ currentTarget: { checked } }) => {
                    if (!mayHide(column)) return
                    change({ hidden: checked ? hidden.filter((one) => one !== column) : [...hidden, column] })
                  }}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={list('up', { column: t(column) })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowUp size={15} stroke={1.75} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={list('down', { column: t(column) })}
                  disabled={index === columns.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown size={15} stroke={1.75} />
                </ActionIcon>
              </div>
            ))}
          </div>
          <p className="cp-dim">{list('note')}</p>
          <ProblemNote error={save.error} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function mayHide(column: MovedColumn): column is QuoteColumn {
  return quoteColumns.some((one) => one === column)
}

function isHidden(hidden: readonly QuoteColumn[], column: MovedColumn): boolean {
  return hidden.some((one) => one === column)
}
