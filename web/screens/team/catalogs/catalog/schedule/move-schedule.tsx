import type { CatalogSchedule } from '@costard/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { OutdatedNote } from '../publish/outdated-note.tsx'
import { localTime } from './local-time.ts'
import { type LocalMoment, MomentFields } from './moment-fields.tsx'
import classes from './schedule.module.css'
import { ScheduleProblem } from './schedule-problem.tsx'
import { useChangeSchedule } from './use-schedule.ts'

/** Asks for another time for a scheduled draft. */
export function MoveSchedule({
  schedule: { at, note },
  onClose,
}: {
  readonly schedule: CatalogSchedule
  readonly onClose: () => void
}) {
  const t = useTranslations('catalog.schedule')
  const common = useTranslations('common')
  const { timeZone } = useTeam()
  const { baseVersion, rev } = useDraft().state
  const [moment, setMoment] = useState<LocalMoment>(() => localTime(timeZone, at))
  const { set } = useChangeSchedule()

  function move(event: FormEvent): void {
    event.preventDefault()
    const wanted = { baseVersion, rev, at: `${moment.day}T${moment.time}`, note }
    if (!set.isRunning) set.run(wanted, { onSuccess: onClose })
  }

  return (
    <Dialog opened onClose={onClose} title={t('move')}>
      <form onSubmit={move}>
        <MomentFields moment={moment} onMoment={setMoment} />
        <p className={classes.hint}>{t('text')}</p>
        <OutdatedNote />
        <ScheduleProblem error={set.error} />
        <DialogFoot
          keep={common('cancel')}
          onClose={onClose}
          type="submit"
          isRunning={set.isRunning}
          label={t('moveNow')}
          running={t('scheduling')}
        />
      </form>
    </Dialog>
  )
}
