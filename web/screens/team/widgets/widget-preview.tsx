import type { Widget } from '@costard/contract'
import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMay, useTeam } from '../team-context.ts'
import classes from './widgets.module.css'

/** The saved widget as visitors see it, on a phone or on a website, with its figures. */
export function WidgetPreview({ widget }: { readonly widget: Widget }) {
  const t = useTranslations('widgets.preview')
  const { id: teamId } = useTeam()
  const { id: widgetId, rev } = widget
  const [place, setPlace] = useState<'phone' | 'site'>('site')
  const { data } = useQuery(query.widgets.preview.queryOptions({ input: { teamId, widgetId } }))
  const mayManage = useMay('widget.manage')
  const { data: site } = useQuery({
    ...query.widgets.site.queryOptions({ input: { teamId, widgetId } }),
    enabled: mayManage && place === 'site',
  })
  return (
    <section className={classes.preview}>
      <div className="cp-row cp-between cp-gap-12">
        <h2>{t('title')}</h2>
        <SegmentedControl
          aria-label={t('place')}
          value={place}
          onChange={(value) => setPlace(value === 'phone' ? 'phone' : 'site')}
          data={[
            { value: 'phone', label: <PlaceIcon word={t('phone')} icon={IconDeviceMobile} /> },
            { value: 'site', label: <PlaceIcon word={t('site')} icon={IconDeviceDesktop} /> },
          ]}
        />
      </div>
      <p className="cp-dim">{t('text')}</p>
      <div className={place === 'phone' ? classes.phone : `cp-card ${classes.site}`}>
        {place === 'site' && <SiteAround widget={widget} />}
        {place === 'site' && site?.site && site.framing !== 'open' && site.framing !== null && (
          <p className={classes.noSite}>{t(site.framing, { site: hostIn(site.site) })}</p>
        )}
        {place === 'site' && site?.url ? (
          <iframe key={`${rev} site`} src={site.url} title={t('title')} />
        ) : (
          data && <iframe key={rev} src={data.url} title={t('title')} />
        )}
      </div>
      <Tiles widget={widget} />
    </section>
  )
}

function PlaceIcon({ word, icon: Icon }: { readonly word: string; readonly icon: typeof IconDeviceMobile }) {
  return (
    <span className={classes.place} title={word}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}

function hostIn(site: string): string {
  return new URL(site).host
}

/** Title bar of a browser window, with the first site that may show the widget. */
function SiteAround({ widget: { allowedOrigins, pageUrl } }: { readonly widget: Widget }) {
  const address = (allowedOrigins[0] ?? pageUrl).replace(/^https?:\/\//, '').replace('*.', '')
  return (
    <div className={classes.siteHead} aria-hidden="true">
      <span />
      <span />
      <span />
      <code>{address}</code>
    </div>
  )
}

/** The three figures from the list, of the last 30 days. */
function Tiles({ widget: { id: widgetId } }: { readonly widget: Widget }) {
  const t = useTranslations('widgets')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const { data } = useQuery(query.widgets.funnel.queryOptions({ input: { teamId, widgetId } }))
  if (!data) return null
  const { total, accepted } = data
  if (total.shown === 0) return <p className={`cp-card ${classes.unseen}`}>{t('unseen')}</p>
  const figures = { shown: total.shown, requests: total.submitted, accepted }
  return (
    <dl className={`cp-card ${classes.tiles}`}>
      {(['shown', 'requests', 'accepted'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`columns.${name}`)}</dt>
          <dd>{format.number(figures[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
