import type { PublishedVersion } from '@costard/contract'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { VersionChanges } from './version-changes.tsx'
import classes from './versions.module.css'

/**
 * Differences between the chosen version and another: the live one, or for the live one the previous version.
 */
export function Compare({
  versions,
  from,
  live,
}: {
  readonly versions: readonly PublishedVersion[]
  readonly from: number
  readonly live: number
}) {
  const t = useTranslations('catalog.versions')
  const [other, setOther] = useState<number>()
  const others = versions.filter(({ version }) => version !== from)
  const to = (others.find(({ version }) => version === other) ?? others[0])?.version
  if (to === undefined) return <p className="cp-dim">{t('onlyOne')}</p>
  return (
    <section>
      <div className={classes.compare}>
        <h2>{t('compare', { version: from })}</h2>
        <NativeSelect
          aria-label={t('with')}
          value={String(to)}
          data={others.map(({ version }) => ({
            value: String(version),
            label: version === live ? t('shortLive', { version }) : t('short', { version }),
          }))}
          onChange={({ currentTarget }) => setOther(Number(currentTarget.value))}
        />
      </div>
      <VersionChanges key={`${from} ${to}`} from={from} to={to} same={t('same')} />
    </section>
  )
}
