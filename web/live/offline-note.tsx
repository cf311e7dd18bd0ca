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

/** Tells that the connection is lost and what that means for this screen. Renders nothing while online. */
export function OfflineNote({
  isForWork = false,
  children,
}: {
  /**
   * True if work on this screen can continue on a device that keeps the data; the note then says so instead
   * of showing the children.
   */
  readonly isForWork?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('live.offline')
  const isOffline = useIsOffline()
  const work = useWaitingWork()
  return (
    <div role="status">
      {isOffline && (
        <Note kind="money" icon={<Icon of={IconWifiOff} size={18} />}>
          <b>{work ? <Since /> : t('title')}</b> {work && isForWork ? t('work') : children}{' '}
          {work && <WaitingHere work={work} />}
        </Note>
      )}
    </div>
  )
}

function Since() {
  const t = useTranslations('live.offline')
  const format = useFormatter()
  const since = lostSince()
  const time = format.dateTime(
    since,
    isToday(since) ? timeOfDay : { ...timeOfDay, day: 'numeric', month: 'short' },
  )
  return t('since', { time })
}

function WaitingHere({ work: { waiting } }: { readonly work: WaitingWork }) {
  const t = useTranslations('live.offline')
  const { tid } = useParams()
  if (waiting === 0 || tid === undefined) return null
  return <Link to={paths.waiting(tid)}>{t('waitingNow', { count: waiting })}</Link>
}

function isToday(at: Date): boolean {
  return at.toDateString() === new Date().toDateString()
}
