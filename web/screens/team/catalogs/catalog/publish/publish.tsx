import { catalogLimits } from '@costard/contract'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useExamples } from '../../rules/examples/use-examples.ts'
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
import { useBacktest } from './use-backtest.ts'
import { useIsLate } from './use-is-late.ts'
import { usePublish } from './use-publish.ts'

export function Publish({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('catalog.publishing')
  const times = useTranslations('catalog.schedule')
  const common = useTranslations('common')
  const { catalogId, state } = useDraft()
  const { baseVersion, rev, waiting, conflicts } = state
  const [note, setNote] = useState('')
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const [moment, setMoment] = useState<LocalMoment>()
  const schedule = useChangeSchedule().set
  // A draft with another rev is checked again.
  const check = useQuery({
    ...query.catalogVersions.check.queryOptions({ input: { teamId, catalogId }, retry: false }),
    queryKey: [...query.catalogVersions.check.key({ input: { teamId, catalogId } }), rev],
    enabled: waiting.size === 0,
  })
  const isStored = waiting.size === 0 && conflicts.size === 0
  const backtest = useBacktest({ rev }, baseVersion !== null && isStored)
  const publish = usePublish(onClose)
  const { editor } = useDraft()
  // The server knows of changes that this page has not heard of yet.
  const isBehind = check.data !== undefined && check.data.rev !== rev
  useEffect(() => {
    if (isBehind) void editor.refresh()
  }, [isBehind, editor])
  const isChecked = check.data !== undefined && !isBehind
  const isLate = useIsLate(backtest.isPending)
  const isCompared = baseVersion === null || !backtest.isPending || isLate
  const examples = useExamples()
  const different = examples.priced?.filter(({ isSame }) => !isSame) ?? []
  // What was agreed to: another price has to be agreed to again.
  const differing = JSON.stringify(different.map(({ example, now }) => [example.id, now]))
  const [agreedTo, setAgreedTo] = useState<string>()
  const isAgreed = different.length === 0 || agreedTo === differing
  const mayPublish = isStored && isChecked && check.data.errors === 0 && isCompared && isAgreed

  function publishNow(): void {
    if (!mayPublish || publish.isRunning || schedule.isRunning) return
    const read = { baseVersion, rev, note: note.trim() }
    if (moment) schedule.run({ ...read, at: `${moment.day}T${moment.time}` }, { onSuccess: () => onClose() })
    else publish.run(read)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        publishNow()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) publishNow()
      }}
    >
      <div className={classes.sides}>
        <div className={classes.side}>
          <Findings check={check.data} error={check.error} onLeave={onClose} />
          <Changes />
          <RunExamples
            found={examples}
            isAgreed={isAgreed}
            onAgree={(agrees) => setAgreedTo(agrees ? differing : undefined)}
          />
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
        {baseVersion !== null && isStored && (
          <section className={classes.side}>
            <Backtest found={backtest} />
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
          {isStored && !(isChecked && isCompared)
            ? t('waits')
            : !isAgreed
              ? t('examplesOpen')
              : isLate && backtest.isPending
                ? t('notCompared')
                : t('keeps')}
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
          disabled={!mayPublish}
          label={moment ? times('set') : t('now')}
          running={moment ? times('scheduling') : t('publishing')}
          type="submit"
        />
      </div>
    </form>
  )
}
