import { siteOriginOf, textIn, widgetLimits } from '@costard/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useNameProblem } from '#forms/use-name-problem.ts'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import classes from './widgets.module.css'
import { WidgetProblem } from './widget-problem.tsx'

/** Adds a widget as a draft: its name, and the catalog it quotes with. */
export function AddWidgetScreen() {
  const t = useTranslations('widgets.add')
  const widgets = useTranslations('widgets')
  const form = useTranslations('widgets.form')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const mayAdd = useMay('widget.manage')
  const navigate = useNavigate()
  const { data } = useQuery(catalogsQuery(teamId))
  const catalogs = data?.filter(({ kind }) => kind === 'buy') ?? []
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState('')
  const [site, setSite] = useState('')
  const isSiteWrong = site.trim() !== '' && siteOriginOf(site) === undefined
  const [isTried, setTried] = useState(false)
  const wrongName = useNameProblem()(name) ?? (name.trim() === '' ? t('nameMissing') : undefined)
  const catalog = catalogs.find(({ id }) => id === chosen) ?? catalogs[0]
  const add = useAction(
    (catalogId: (typeof catalogs)[number]['id']) =>
      api.widgets.add({
        teamId,
        name: name.trim(),
        catalogId,
        ...(site.trim() !== '' && { allowedOrigins: [site.trim()] }),
      }),
    {
      rereads: [query.widgets.list.key()],
      onDone: (widget) => navigate(paths.widget(teamId, widget.id), { replace: true }),
    },
  )
  if (!mayAdd) return <Navigate to={paths.widgets(teamId)} replace />
  return (
    <>
      <PageHeader title={t('title')} up={{ to: paths.widgets(teamId), title: widgets('title') }} />
      <form
        className={`${classes.page} ${classes.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (wrongName === undefined && !isSiteWrong && catalog && !add.isRunning) add.run(catalog.id)
        }}
      >
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={isTried ? wrongName : undefined}
        />
        {data && catalogs.length === 0 ? (
          <Note kind="news">{t('noCatalog')}</Note>
        ) : (
          <NativeSelect
            label={t('catalog')}
            description={t('catalogHelp')}
            data={catalogs.map((one) => ({ value: one.id, label: textIn(language, one.name) }))}
            value={catalog?.id ?? ''}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <TextInput
          label={t('site')}
          description={t('siteHelp')}
          inputMode="url"
          maxLength={widgetLimits.maxOriginLength}
          value={site}
          onChange={({ currentTarget }) => setSite(currentTarget.value)}
          error={isTried && isSiteWrong ? form('siteWrong', { site: site.trim() }) : undefined}
        />
        <WidgetProblem error={add.error} />
        <ActionButton type="submit" isRunning={add.isRunning} label={t('add')} running={t('adding')} />
      </form>
    </>
  )
}
