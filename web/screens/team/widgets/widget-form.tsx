import { isColor, siteOriginOf, type Widget } from '@costard/contract'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../team-context.ts'
import { WidgetProblem } from './widget-problem.tsx'
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
  const { id: teamId, language: teamLanguage } = useTeam()
  const { language } = useRegion()
  const cache = useQueryClient()
  const [name, setName] = useState(widget.name)
  const [sites, setSites] = useState(widget.allowedOrigins.join('\n'))
  const [offer, setOffer] = useState(widget.offer)
  const [gate, setGate] = useState(widget.gate)
  const [quoteAs, setQuoteAs] = useState(widget.quoteAs)
  const [asks, setAsks] = useState(widget.asks)
  const [accent, setAccent] = useState(widget.theme.accent ?? '')
  const [texts, setTexts] = useState(widget.texts)
  const own = texts[language] ?? texts[teamLanguage]
  const { headline = '', intro = '', consent = '', done = '' } = own ?? {}
  const write = (change: Partial<NonNullable<typeof own>>) =>
    setTexts({ ...texts, [language]: { headline, intro, consent, done, ...change } })
  const typed = sites
    .split(/[\s,]+/)
    .map((site) => site.trim())
    .filter((site) => site !== '')
  const wrong = typed.find((site) => siteOriginOf(site) === undefined)
  const save = useMutation({
    mutationFn: () =>
      api.widgets.edit({
        teamId,
        widgetId: widget.id,
        rev: widget.rev,
        name: name.trim(),
        allowedOrigins: typed,
        offer,
        gate,
        quoteAs,
        asks,
        texts,
        theme: { ...widget.theme, accent: accent === '' ? null : accent },
      }),
    onSuccess: (saved) => {
      cache.setQueryData(query.widgets.get.queryKey({ input: { teamId, widgetId: widget.id } }), saved)
      void cache.invalidateQueries({ queryKey: query.widgets.list.key() })
    },
  })
  const isAccent = accent === '' || isColor(accent.toLowerCase())
  const canSave = name.trim() !== '' && wrong === undefined && isAccent && !isReadOnly
  return (
    <form
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave && !save.isPending) save.mutate()
      }}
    >
      <fieldset className={classes.fields} disabled={isReadOnly}>
        <h2>{t('title')}</h2>
        {isReadOnly && <p className="cp-dim">{t('readOnly')}</p>}
        <TextInput
          label={t('name')}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Textarea
          label={t('sites')}
          description={t('sitesHelp')}
          autosize
          minRows={2}
          value={sites}
          onChange={({ currentTarget }) => setSites(currentTarget.value)}
          error={wrong === undefined ? undefined : t('siteWrong', { site: wrong })}
        />
        <NativeSelect
          label={t('offer')}
          data={(['instant', 'range', 'lead'] as const).map((value) => ({
            value,
            label: t(`offers.${value}`),
          }))}
          value={offer}
          onChange={({ currentTarget }) => setOffer(currentTarget.value as typeof offer)}
        />
        <NativeSelect
          label={t('gate')}
          data={(['after', 'before'] as const).map((value) => ({ value, label: t(`gates.${value}`) }))}
          value={gate}
          onChange={({ currentTarget }) => setGate(currentTarget.value as typeof gate)}
        />
        <NativeSelect
          label={t('quoteAs')}
          data={(['draft', 'sent'] as const).map((value) => ({ value, label: t(`quotes.${value}`) }))}
          value={quoteAs}
          onChange={({ currentTarget }) => setQuoteAs(currentTarget.value as typeof quoteAs)}
        />
        {(['name', 'phone', 'imei'] as const).map((what) => (
          <Switch
            key={what}
            label={t(`asks.${what}`)}
            checked={asks[what]}
            onChange={({ currentTarget }) => setAsks({ ...asks, [what]: currentTarget.checked })}
          />
        ))}
        <TextInput
          label={t('accent')}
          description={t('accentHelp')}
          placeholder="#1d5634"
          maxLength={7}
          value={accent}
          onChange={({ currentTarget }) => setAccent(currentTarget.value.trim())}
          error={isAccent ? undefined : t('accentWrong')}
        />
        <TextInput
          label={t('headline')}
          description={t('ownWords')}
          maxLength={120}
          value={headline}
          onChange={({ currentTarget }) => write({ headline: currentTarget.value })}
        />
        <Textarea
          label={t('consent')}
          description={t('consentHelp')}
          autosize
          value={consent}
          onChange={({ currentTarget }) => write({ consent: currentTarget.value })}
        />
      </fieldset>
      <WidgetProblem error={save.error} />
      {!isReadOnly && (
        <span className={classes.action}>
          <ActionButton
            type="submit"
            disabled={!canSave}
            isRunning={save.isPending}
            label={t('save')}
            running={t('saving')}
          />
          <span role="status">{save.isSuccess && t('saved')}</span>
        </span>
      )}
    </form>
  )
}
