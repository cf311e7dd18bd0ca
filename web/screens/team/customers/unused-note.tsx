import { customerLimits, type CustomerSummary } from '@costard/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { AskFirst } from '../kit/ask-first.tsx'
import list from '../list/list.module.css'
import { useMay, useTeam } from '../team-context.ts'

/** Explains the list of unused customers, with a button that removes the visible ones. */
export function UnusedNote({ customers }: { readonly customers: readonly CustomerSummary[] | undefined }) {
  const t = useTranslations('customers.unused')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const mayEdit = useMay('quote.create')
  const ids = customers?.slice(0, customerLimits.maxRemoved).map(({ id }) => id) ?? []
  const remove = useAction(() => api.customers.removeUnused({ teamId, ids }), {
    rereads: [query.customers.list.key({ input: { teamId } })],
  })
  return (
    <div className={list.notes}>
      <ProblemNote error={remove.error} />
      <Note
        kind="news"
        action={
          <>
            {mayEdit && ids.length > 0 && (
              <AskFirst what="unused" count={ids.length} label={common('remove')} onYes={() => remove.run()}>
                {(ask) => (
                  <ActionButton
                    size="xs"
                    variant="default"
                    color="red"
                    isRunning={remove.isRunning}
                    label={t('remove', { count: ids.length })}
                    running={common('removing')}
                    onClick={ask}
                  />
                )}
              </AskFirst>
            )}
            <Button component={Link} to={paths.customers(teamId)} size="xs" variant="subtle">
              {t('all')}
            </Button>
          </>
        }
      >
        {customers?.length === 0 ? t('none') : t('text')}
      </Note>
    </div>
  )
}
