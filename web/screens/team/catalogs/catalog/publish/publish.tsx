import { printedTextsOfCatalog } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { Button, Textarea } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../team-context.ts'
import { UnprintableNote } from '../../../kit/unprintable-note.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { dayAfter } from '../schedule/local-time.ts'
import { type LocalMoment, MomentFields } from '../schedule/moment-fields.tsx'
import { ScheduleProblem } from '../schedule/schedule-problem.tsx'
import { useChangeSchedule } from '../schedule/use-schedule.ts'
import { DraftConflicts } from '../draft-conflicts.tsx'
import { Backtest } from './backtest.tsx'
import { Changes } from './changes.tsx'
import { Findings } from './findings.tsx'
import { OutdatedNote } from './outdated-note.tsx'
import classes from './publish.module.css'
import { PublishProblem } from './publish-problem.tsx'
import { RunExamples } from './run-examples.tsx'
import { usePublish } from './use-publish.ts'
import { useReadiness } from './use-readiness.ts'

export function Publish({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalog.publishing')
  const times = useTranslations('catalog.schedule')
  const common = useTranslations('common')
  const { baseVersion, rev, waiting, document } = useDraft().state
  const printed = useMemo(() => printedTextsOfCatalog(document), [document])
  const [note, setNote] = useState('')
  const today = useToday(useTeam().timeZone)
  const [moment, setMoment] = useState<LocalMoment>()
  const schedule = useChangeSchedule().set
  const ready = useReadiness()
  const publish = usePublish(onClose)

  function publishNow(): void {
    if (!ready.mayPublish || publish.isRunning || schedule.isRunning) return
    const read = { baseVersion, rev, note: note.trim() }
    if (moment) schedule.run({ ...read, at: `${moment.day}T${moment.time}` }, { onSuccess: () => onClose() })
    else publish.run(read)
  }

  // Registered on the document, since the focus can be outside of the form, on the close button of the
  // dialog.
  useHotkeys([['mod+Enter', publishNow]], [])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        publishNow()
      }}
    >
      <div className={classes.sides}>
        <div className={classes.side}>
          <Findings check={ready.check.data} error={ready.check.error} onLeave={onClose} />
          <UnprintableNote texts={printed} />
          <Changes />
          <RunExamples found={ready.examples} isAgreed={ready.isAgreed} onAgree={ready.agree} />
          <Textarea
            label={t('note')}
            description={t('noteText')}
            maxLength={catalogLimits.maxNote}
            autosize
            minRows={2}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        {baseVersion !== null && ready.isStored && (
          <section className={classes.side}>
            <Backtest found={ready.backtest} />
          </section>
        )}
      </div>
      <div className={classes.notes}>
        <OutdatedNote />
        <DraftConflicts />
        {waiting.size > 0 && <p className={classes.hint}>{t('notStored')}</p>}
        <PublishProblem error={publish.error} />
      </div>
      {moment && (
        <section className={`${classes.part} ${classes.when}`}>
          <h3>{times('title')}</h3>
          <MomentFields moment={moment} onMoment={setMoment} />
          <p className={classes.hint}>{times('text')}</p>
          <ScheduleProblem error={schedule.error} />
        </section>
      )}
      <div className={classes.foot}>
        <span className={classes.hint} role="status">
          {t(ready.says)}
        </span>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button
          variant="default"
          onClick={() => setMoment(moment ? undefined : { day: dayAfter(today), time: '00:00' })}
        >
          {times(moment ? 'notYet' : 'open')}
        </Button>
        <ActionButton
          isRunning={publish.isRunning || schedule.isRunning}
          disabled={!ready.mayPublish}
          rightSection={<ButtonKeys keys="Ctrl Enter" />}
          label={moment ? times('set') : t('now')}
          running={moment ? times('scheduling') : t('publishing')}
          type="submit"
        />
      </div>
    </form>
  )
}
