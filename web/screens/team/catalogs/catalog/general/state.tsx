import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf, detailOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { LinkButton } from '#ui/link-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { AskFirst } from '../../../kit/ask-first.tsx'
import { PlanLimitNote } from '../../../kit/plan-limit-note.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { managedCatalogsQuery } from '../../../team-queries.ts'
import { useDraft } from '../../draft/draft-context.ts'
import classes from './general.module.css'

/** Buttons to discard the changes of the draft, and to archive or restore the catalog. */
export function State() {
  const t = useTranslations('catalog.general')
  const { teamId, catalogId, editor, state } = useDraft()
  const { data: catalogs = [] } = useQuery(managedCatalogsQuery(teamId))
  const mayArchive = useMay('catalog.publish')
  const isArchived = catalogs.some(({ id, archivedAt }) => id === catalogId && archivedAt !== null)
  const archive = useAction(() => api.catalogs.archive({ teamId, catalogId, isArchived: !isArchived }), {
    rereads: [query.catalogs.key()],
  })
  const discard = useAction(() => api.catalogDrafts.discard({ teamId, catalogId, rev: state.rev }), {
    onEnd: () => editor.refresh(),
  })
  return (
    <section className={classes.part}>
      <h2>{t('state')}</h2>
      <p className={classes.hint}>{t('archiveText')}</p>
      <StateProblem error={archive.error ?? discard.error} />
      <div className={classes.row}>
        {mayArchive && (
          <Button variant="default" loading={archive.isRunning} onClick={() => archive.run()}>
            {isArchived ? t('restore') : t('archive')}
          </Button>
        )}
        {state.changed.size > 0 && (
          <AskFirst
            what="draft"
            count={state.changed.size}
            label={t('discard', { count: state.changed.size })}
            onYes={() => discard.run()}
          >
            {(ask) => (
              <Button
                variant="default"
                loading={discard.isRunning}
                disabled={state.waiting.size > 0}
                onClick={ask}
              >
                {t('discard', { count: state.changed.size })}
              </Button>
            )}
          </AskFirst>
        )}
      </div>
    </section>
  )
}

function StateProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('catalog.general')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const code = codeOf(error)
  if (code === 'plan/limit-reached') return <PlanLimitNote meter="catalogs" />
  if (code !== 'catalog/in-use') return <ProblemNote error={error} />
  // as the contract describes the detail of this code
  const { widgets } = detailOf(error) as { readonly widgets: readonly string[] }
  return (
    <Note
      kind="problem"
      action={
        <LinkButton to={paths.widgets(teamId)} variant="default">
          {t('openWidgets')}
        </LinkButton>
      }
    >
      {t('inUse', { count: widgets.length, widgets: format.list(widgets) })}
    </Note>
  )
}
