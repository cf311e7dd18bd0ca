import { IconWifi } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { backSince } from '#live/waiting-work.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { type Entry, isOpen } from '../queue/entry.ts'
import classes from './waiting.module.css'

/**
 * Time since which the device is back online, and how many quotes have arrived since. Renders nothing if
 * nothing waited.
 */
export function BackBar({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslations('offline')
  const format = useFormatter()
  const since = backSince()
  const open = entries.filter(isOpen)
  const needYou = open.filter(({ state }) => state !== 'waiting').length
  const count = entries.filter(({ arrived }) => arrived && arrived.at >= since.toISOString()).length
  const total = count + open.length
  if (total === 0) return null
  const time = format.dateTime(since, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className={classes.back} role="status">
      <Icon of={IconWifi} size={18} />
      <span>
        <b>{t('back', { time })}</b> {t('haveArrived', { count: String(count), total: String(total) })}{' '}
        {needYou > 0 && t('needYou', { count: needYou })}
      </span>
      <progress aria-hidden="true" value={count} max={total} />
    </div>
  )
}
