import { textIn, widgetLimits, widgetModes } from '@costard/contract'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import { LeaveUnsaved } from '../kit/leave-unsaved.tsx'
import type { WidgetFormState } from './use-widget-form.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import { WidgetLook } from './widget-look.tsx'
import { WidgetSite } from './widget-site.tsx'
import { WidgetTexts } from './widget-texts.tsx'
import classes from './widgets.module.css'

/** Element id of the form, for the button in the page header. */
export const widgetFormId = 'widget'

/** Form for the settings of a widget. */
export function WidgetForm({
  form: { draft, change, isReadOnly, isUnsaved, wrong, wrongName, canSave, save },
}: {
  readonly form: WidgetFormState
}) {
  const t = useTranslations('widgets.form')
  const widgets = useTranslations('widgets')
  const words = useTranslations('widgets.add')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { data: listed } = useQuery(catalogsQuery(teamId))
  const catalogs = listed?.filter(({ kind }) => kind === 'buy') ?? []
  return (
    <form
      id={widgetFormId}
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && isUnsaved && !save.isRunning) save.run()
      }}
    >
      <LeaveUnsaved isUnsaved={isUnsaved && !isReadOnly} text={widgets('leave')} />
      <fieldset className={classes.fields} disabled={isReadOnly}>
        <h2>{t('title')}</h2>
        {isReadOnly && <p className="cp-dim">{t('readOnly')}</p>}
        <TextInput
          label={t('name')}
          maxLength={widgetLimits.maxName}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          error={wrongName}
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
        <OneOf
          label={t('mode')}
          value={draft.mode}
          values={widgetModes}
          wordOf={(value) => t(`modes.${value}`)}
          onPick={(mode) => change({ mode })}
        />
        <FreeText
          label={t('sites')}
          description={t('sitesHelp')}
          value={draft.sites}
          onChange={(text) => change({ sites: text })}
          error={wrong === undefined ? undefined : t('siteWrong', { site: wrong })}
        />
        <OneOf
          label={t('offer')}
          value={draft.offer}
          values={['instant', 'range', 'lead']}
          wordOf={(value) => t(`offers.${value}`)}
          onPick={(offer) => change({ offer })}
        />
        <OneOf
          label={t('gate')}
          value={draft.gate}
          values={['after', 'before']}
          wordOf={(value) => t(`gates.${value}`)}
          onPick={(gate) => change({ gate })}
        />
        <OneOf
          label={t('quoteAs')}
          value={draft.quoteAs}
          values={['draft', 'sent']}
          wordOf={(value) => t(`quotes.${value}`)}
          onPick={(quoteAs) => change({ quoteAs })}
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
    </form>
  )
}
