import { WidgetId, type Widget } from '@costard/contract'
import { Badge, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Message } from '#ui/notes/message.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListProblem } from '../list/list-states.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { useWidgetForm, type WidgetFormState } from './use-widget-form.ts'
import { useWidgetState } from './use-widget-state.ts'
import { WidgetConflict } from './widget-conflict.tsx'
import { WidgetForm, widgetFormId } from './widget-form.tsx'
import { WidgetFunnel } from './widget-funnel.tsx'
import { WidgetPreview } from './widget-preview.tsx'
import { WidgetProblem } from './widget-problem.tsx'
import { BeyondPlanNote } from './widget-room.tsx'
import { WidgetSnippet } from './snippets/widget-snippet.tsx'
import classes from './widgets.module.css'

/** A widget: its settings, preview, snippet, and how far its visitors come. */
export function WidgetScreen() {
  const { id: teamId } = useTeam()
  const { wid } = useParams()
  const id = WidgetId.safeParse(wid).data
  const { data, error, refetch } = useQuery({
    ...query.widgets.get.queryOptions({ input: { teamId, widgetId: id ?? ('' as WidgetId) } }),
    enabled: id !== undefined,
  })
  if (id === undefined || codeOf(error) === 'widget/not-found') return <WidgetGone />
  if (error && !data) return <ListProblem error={error} retry={() => void refetch()} />
  return data ? <OpenWidget key={data.id} widget={data} /> : <PageLoader />
}

function WidgetGone() {
  const t = useTranslations('widgets')
  const { id: teamId } = useTeam()
  usePageTitle(t('gone'))
  return (
    <Message
      title={t('gone')}
      action={<LinkButton to={paths.widgets(teamId)}>{t('all')}</LinkButton>}
      isPage
    />
  )
}

function OpenWidget({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets')
  const { id: teamId } = useTeam()
  const mayEdit = useMay('widget.manage')
  const form = useWidgetForm(widget, !mayEdit)
  return (
    <>
      <div className={classes.sticky} data-unsaved={form.isUnsaved || undefined}>
        <PageHeader
          title={widget.name}
          up={{ to: paths.widgets(teamId), title: t('title') }}
          action={<HeadActions widget={widget} form={form} />}
        />
        <div className={classes.headProblem}>
          <WidgetConflict form={form} />
        </div>
      </div>
      <div className={classes.page}>
        <div className={classes.status}>
          <Badge className={classes.state ?? ''} data-state={widget.state}>
            {t(`state.${widget.state}`)}
          </Badge>
          <span className="cp-dim">{t(`stateText.${widget.state}`)}</span>
          {mayEdit && <StateButton widget={widget} />}
        </div>
        <BeyondPlanNote widgetId={widget.id} />
        {widget.state !== 'live' && widget.obstacles.length > 0 && (
          <Note kind="news">
            <b>{t('obstacles')}</b>
            <ul className={classes.obstacles}>
              {widget.obstacles.map((obstacle) => (
                <li key={obstacle}>{t(`obstacle.${obstacle}`)}</li>
              ))}
            </ul>
          </Note>
        )}
        <div className={classes.columns}>
          <div>
            <WidgetForm form={form} />
            <WidgetSnippet widget={widget} />
            <WidgetFunnel widget={widget} />
            {mayEdit && <RemoveWidget widget={widget} />}
          </div>
          <WidgetPreview widget={widget} />
        </div>
      </div>
    </>
  )
}

function HeadActions({ widget, form }: { readonly widget: Widget; readonly form: WidgetFormState }) {
  const t = useTranslations('widgets')
  const common = useTranslations('common')
  const { save, canSave, isUnsaved, isReadOnly } = form
  return (
    <span className={classes.head}>
      <span className="cp-dim" role="status">
        {save.isDone && !isUnsaved && t('form.saved')}
      </span>
      <Button
        variant="default"
        component="a"
        href={widget.pageUrl}
        target="_blank"
        rel="noreferrer"
        leftSection={<Icon of={IconExternalLink} size={18} />}
      >
        {t('openPage')}
      </Button>
      {!isReadOnly && (
        <ActionButton
          type="submit"
          form={widgetFormId}
          disabled={!canSave || !isUnsaved}
          isRunning={save.isRunning}
          label={t('form.save')}
          running={common('saving')}
        />
      )}
    </span>
  )
}

function StateButton({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets')
  const common = useTranslations('common')
  const { next, isRunning, error, run } = useWidgetState(widget)
  return (
    <>
      <ActionButton
        variant={next === 'live' ? 'light' : 'default'}
        disabled={next === 'live' && widget.obstacles.length > 0}
        isRunning={isRunning}
        label={t(next === 'live' ? 'putLive' : 'pause')}
        running={common('changing')}
        onClick={() => run()}
      />
      <WidgetProblem error={error} />
    </>
  )
}

function RemoveWidget({ widget: { id: widgetId, name } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.remove')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useAction(() => api.widgets.remove({ teamId, widgetId }), {
    rereads: [query.widgets.list.key()],
    onDone: () => navigate(paths.widgets(teamId)),
  })
  return (
    <section className={classes.section}>
      {isAsking ? (
        <>
          <p>{t('question', { name })}</p>
          <span className={classes.action}>
            <ActionButton color="red" action={remove} label={t('remove')} running={common('removing')} />
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </span>
        </>
      ) : (
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {t('title')}
        </Button>
      )}
      <WidgetProblem error={remove.error} />
    </section>
  )
}
