import type { QuoteView } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#code/lazy-view.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import classes from '../filters/filter-bar.module.css'
import { useToday } from '../../kit/use-today.ts'
import { useTeam } from '../../team-context.ts'
import { queryOfView, queryToSave } from '../filters/day-presets.ts'
import { filtersIn, hasChips, type ListFilters, queryOf } from '../filters/list-filters.ts'
import { addressOf } from './view-tabs.tsx'

const ViewDialog = lazyDialog(
  () => import('./view-dialog.tsx'),
  ({ ViewDialog }) => ViewDialog,
  ({ onClose }) => onClose,
)

/** Saves the filters of the list as a view, or discards the changes since one was opened. */
export function ViewActions({
  filters,
  view,
}: {
  readonly filters: ListFilters
  readonly view: QuoteView | undefined
}) {
  const t = useTranslations('quoteList.views')
  const [dialog, setDialog] = useState<'save' | 'edit'>()
  const query = queryOf(filters)
  const today = useToday(useTeam().timeZone)
  const isOther = view
    ? queryOf(filtersIn(queryOfView(view.query, today))) !== query
    : hasChips(filters) || filters.sort !== undefined
  return (
    <span className={classes.end}>
      {isOther && (
        <>
          <Button
            component={Link}
            to={{
              search: view ? addressOf(view, today) : queryOf(filters.state ? { state: filters.state } : {}),
            }}
            preventScrollReset
            variant="subtle"
            color="gray"
            size="xs"
          >
            {t('reset')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setDialog('save')}>
            {t('save')}
          </Button>
        </>
      )}
      {view?.mayEdit && !isOther && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('edit', { name: view.name })}
          onClick={() => setDialog('edit')}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      )}
      <Suspense>
        {dialog && (
          <ViewDialog
            kind={dialog}
            query={queryToSave(query, filters, today)}
            view={view}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </span>
  )
}
