import { IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsOffline } from './live-context.ts'
import { lostSince, useWaitingWork, type WaitingWork } from './waiting-work.ts'

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const

/**
 * Shows that the connection is lost and what that means: what can be done on a device that keeps what it needs, else
 * what is true of this screen. Renders nothing while online.
 */
export function OfflineNote({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('live.offline')
  const isOffline = useIsOffline()
  const work = useWaitingWork()
  return (
    <div role="status">
      {isOffline && (
        <Note kind="money" icon={<Icon of={IconWifiOff} size={18} />}>
          {work ? <WithoutNetwork work={work} /> : <b>{t('title')}</b>} {!work && children}
        </Note>
      )}
    </div>
  )
}

function WithoutNetwork({ work: { waiting } }: { readonly work: WaitingWork }) {
  const t = useTranslations('live.offline')
  const format = useFormatter()
  const { tid } = useParams()
  const since = lostSince()
  const time = format.dateTime(
    since,
    isToday(since) ? timeOfDay : { ...timeOfDay, day: 'numeric', month: 'short' },
  )
  return (
    <>
      <b>{t('since', { time })}</b> {t('work')}{' '}
      {waiting > 0 && tid !== undefined && (
        <Link to={paths.waiting(tid)}>{t('waitingNow', { count: waiting })}</Link>
      )}
    </>
  )
}

function isToday(at: Date): boolean {
  return at.toDateString() === new Date().toDateString()
}
