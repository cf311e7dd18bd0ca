import { textIn, type Widget, widgetLimits, widgetModes } from '@costard/contract'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import { LeaveWidget } from './leave-widget.tsx'
import { WidgetChoice } from './widget-choice.tsx'
import { draftOf, isAccent, isSameDraft, settingsOf, type WidgetDraft, wrongSite } from './widget-draft.ts'
import { WidgetLook } from './widget-look.tsx'
import { WidgetProblem } from './widget-problem.tsx'
import { WidgetSite } from './widget-site.tsx'
import { WidgetTexts } from './widget-texts.tsx'
import classes from './widgets.module.css'

/** The settings of a widget; stored together. */
export function WidgetForm({
  widget,
  isReadOnly,
}: {
  readonly widget: Widget
  readonly isReadOnly: boolean
}) {
  const t = useTranslations('widgets.form')
  const words = useTranslations('widgets.add')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { data: listed } = useQuery(catalogsQuery(teamId))
  const catalogs = listed?.filter(({ kind }) => kind === 'buy') ?? []
  const cache = useQueryClient()
  const [base, setBase] = useState(widget)
  const [draft, setDraft] = useState(() => draftOf(widget))
  const change = (changed: Partial<WidgetDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const isUnsaved = !isSameDraft(draft, draftOf(base))
  const isElsewhere = !isSameDraft(draftOf(base), draftOf(widget))
  if (widget.rev > base.rev && !(isElsewhere && isUnsaved)) {
    // What a colleague stored is shown, unless somebody types here: then saving says that it was changed.
    setBase(widget)
    if (!isUnsaved) setDraft(draftOf(widget))
  }
  const save = useMutation({
    mutationFn: () => api.widgets.edit({ teamId, widgetId: widget.id, rev: base.rev, ...settingsOf(draft) }),
    onSuccess: (saved) => {
      setBase(saved)
      setDraft(draftOf(saved))
      cache.setQueryData(query.widgets.get.queryKey({ input: { teamId, widgetId: widget.id } }), saved)
      void cache.invalidateQueries({ queryKey: query.widgets.list.key() })
    },
  })
  const wrong = wrongSite(draft)
  const canSave = draft.name.trim() !== '' && wrong === undefined && isAccent(draft.accent) && !isReadOnly
  return (
    <form
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && !save.isPending) save.mutate()
      }}
    >
      <LeaveWidget isUnsaved={isUnsaved && !isReadOnly} />
      <fieldset className={classes.fields} disabled={isReadOnly}>
        <h2>{t('title')}</h2>
        {isReadOnly && <p className="cp-dim">{t('readOnly')}</p>}
        <TextInput
          label={t('name')}
          maxLength={widgetLimits.maxName}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {catalogs.length > 0 && (
          <NativeSelect
            label={words('catalog')}
            description={words('catalogHelp')}
            data={catalogs.map(({ id, name }) => ({ value: id, label: textIn(language, name) }))}
            value={draft.catalogId}
            onChange={({ currentTarget }) => {
              const chosen = catalogs.find(({ id }) => id === currentTarget.value)
              if (chosen) change({ catalogId: chosen.id })
            }}
          />
        )}
        <WidgetSite siteId={draft.siteId} onChange={(siteId) => change({ siteId })} />
        <WidgetChoice
          label={t('mode')}
          value={draft.mode}
          values={widgetModes}
          wordOf={(value) => t(`modes.${value}`)}
          onChange={(mode) => change({ mode })}
        />
        <Textarea
          label={t('sites')}
          description={t('sitesHelp')}
          autosize
          minRows={2}
          value={draft.sites}
          onChange={({ currentTarget }) => change({ sites: currentTarget.value })}
          error={wrong === undefined ? undefined : t('siteWrong', { site: wrong })}
        />
        <WidgetChoice
          label={t('offer')}
          value={draft.offer}
          values={['instant', 'range', 'lead']}
          wordOf={(value) => t(`offers.${value}`)}
          onChange={(offer) => change({ offer })}
        />
        <WidgetChoice
          label={t('gate')}
          value={draft.gate}
          values={['after', 'before']}
          wordOf={(value) => t(`gates.${value}`)}
          onChange={(gate) => change({ gate })}
        />
        <WidgetChoice
          label={t('quoteAs')}
          value={draft.quoteAs}
          values={['draft', 'sent']}
          wordOf={(value) => t(`quotes.${value}`)}
          onChange={(quoteAs) => change({ quoteAs })}
        />
        {(['name', 'phone', 'imei'] as const).map((what) => (
          <Switch
            key={what}
            label={t(`asks.${what}`)}
            checked={draft.asks[what]}
            onChange={({ currentTarget }) =>
              change({ asks: { ...draft.asks, [what]: currentTarget.checked } })
            }
          />
        ))}
        <Switch
          label={t('selfInspection')}
          description={t('selfInspectionHelp')}
          checked={draft.selfInspection}
          onChange={({ currentTarget }) => change({ selfInspection: currentTarget.checked })}
        />
        <WidgetLook draft={draft} change={change} />
        <WidgetTexts draft={draft} change={change} />
      </fieldset>
      <WidgetProblem error={save.error} />
      {!isReadOnly && (
        <span className={`${classes.action} ${classes.save}`}>
          <ActionButton
            type="submit"
            disabled={!canSave || !isUnsaved}
            isRunning={save.isPending}
            label={t('save')}
            running={t('saving')}
          />
          <span role="status">{save.isSuccess && !isUnsaved && t('saved')}</span>
        </span>
      )}
    </form>
  )
}
