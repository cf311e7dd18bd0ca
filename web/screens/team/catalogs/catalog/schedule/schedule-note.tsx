import { Button } from '@mantine/core'
import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDays } from '../../../kit/use-days.ts'
import { useDraft } from '../../draft/draft-context.ts'
import classes from '../catalog-layout.module.css'
import { MoveSchedule } from './move-schedule.tsx'
import { useChangeSchedule, useSchedule } from './use-schedule.ts'

const reasons = [
  'catalog/not-publishable',
  'catalog/published',
  'catalog/draft-changed',
  'catalog/archived',
  'team/not-allowed',
  'team/not-found',
] as const

/** Time of the scheduled publication, with buttons to move or cancel it; or the reason why it failed. */
export function ScheduleNote() {
  const t = useTranslations('catalog.schedule')
  const common = useTranslations('common')
  const why = useTranslations('catalog.schedule.why')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const mayPublish = useMay('catalog.publish')
  const { baseVersion } = useDraft().state
  const schedule = useSchedule()
  const { remove } = useChangeSchedule()
  const [isMoving, setMoving] = useState(false)
  if (!schedule) return null
  const isWaiting = schedule.state === 'waiting'
  const at = days.full(schedule.at)
  const reason = reasons.find((one) => one === schedule.reason)
  const Icon = isWaiting ? IconClock : IconAlertCircle
  return (
    <div className={classes.note}>
      <Note
        kind={isWaiting ? 'news' : 'problem'}
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        action={
          mayPublish && (
            <div className={classes.choices}>
              {isWaiting && (
                <Button variant="default" size="xs" onClick={() => setMoving(true)}>
                  {t('change')}
                </Button>
              )}
              <Button variant="default" size="xs" loading={remove.isRunning} onClick={() => remove.run()}>
                {isWaiting ? t('withdraw') : common('close')}
              </Button>
            </div>
          )
        }
      >
        {isWaiting ? (
          <>
            <b>{t('waiting', { version: (baseVersion ?? 0) + 1, at })}</b> {t('blocked')}
          </>
        ) : (
          <>
            <b>{t('failed', { at })}</b> {reason ? why(reasonKey(reason)) : why('other')} {t('nothing')}
          </>
        )}
      </Note>
      <ProblemNote error={remove.error} />
      {isMoving && isWaiting && <MoveSchedule schedule={schedule} onClose={() => setMoving(false)} />}
    </div>
  )
}

function reasonKey(reason: (typeof reasons)[number]) {
  switch (reason) {
    case 'catalog/not-publishable':
      return 'errors'
    case 'catalog/published':
    case 'catalog/draft-changed':
      return 'changed'
    case 'catalog/archived':
      return 'archived'
    default:
      return 'notAllowed'
  }
}
