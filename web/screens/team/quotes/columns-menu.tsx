import { type QuoteColumn, quoteColumns } from '@costard/contract'
import { ActionIcon, Checkbox, Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'
import { quoteViewsQuery } from './quotes-query.ts'
import classes from './filter-editor.module.css'

/** Columns of the table; kept on the server, for this person. */
export function ColumnsMenu({ hidden }: { readonly hidden: readonly QuoteColumn[] }) {
  const t = useTranslations('quotes.column')
  const list = useTranslations('quoteList.columns')
  const { id: teamId, hasSites } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteViewsQuery(teamId)
  const save = useAction(
    (hiddenColumns: QuoteColumn[]) => api.quoteViews.saveColumns({ teamId, hiddenColumns }),
    { rereads: [queryKey], mayOverlap: true },
  )
  const hide = (hiddenColumns: QuoteColumn[]) => {
    // A running read may have older columns.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, (known) => known && { ...known, hiddenColumns })
    save.run(hiddenColumns)
  }
  return (
    <Popover position="bottom-end" shadow="lg" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={30} aria-label={list('label')}>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={list('label')}>
        <div className={classes.fields}>
          <div className={classes.options}>
            {quoteColumns
              .filter((column) => column !== 'site' || hasSites)
              .map((column) => (
                <Checkbox
                  key={column}
                  label={t(column)}
                  checked={!hidden.includes(column)}
                  onChange={({ currentTarget: { checked } }) =>
                    hide(checked ? hidden.filter((one) => one !== column) : [...hidden, column])
                  }
                />
              ))}
          </div>
          <p className="cp-dim">{list('note')}</p>
          <ProblemNote error={save.error} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
