import { catalogLimits } from '@costard/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { Backtest } from '../publish/backtest.tsx'
import { OutdatedNote } from '../publish/outdated-note.tsx'
import looks from '../publish/publish.module.css'
import { PublishProblem } from '../publish/publish-problem.tsx'
import { useBacktest } from '../publish/use-backtest.ts'
import { useRollBack } from './use-roll-back.ts'
import { useVersionChanges } from './use-version-changes.ts'
import { VersionChanges } from './version-changes.tsx'

/** Preview of the changes before an earlier version is restored. */
export function RollBackLook({
  version,
  live,
  onClose,
}: {
  readonly version: number
  readonly live: number
  readonly onClose: () => void
}) {
  const t = useTranslations('catalog.versions')
  const common = useTranslations('common')
  const publishing = useTranslations('catalog.publishing')
  const [note, setNote] = useState(t('rolledBack', { version }))
  const { found } = useVersionChanges(live, version)
  const backtest = useBacktest({ version }, true)
  const rollBack = useRollBack(onClose)
  const isLookedAt = found !== undefined && !backtest.isPending
  return (
    <>
      <p className={`${looks.hint} ${looks.intro}`}>{t('rollBackText', { version })}</p>
      <div className={looks.sides}>
        <div className={looks.side}>
          <section className={looks.part}>
            <h3>{t('look')}</h3>
            <VersionChanges from={live} to={version} same={t('sameAsLive', { version })} />
          </section>
          <TextInput
            label={t('note')}
            maxLength={catalogLimits.maxNote}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
        <section className={looks.side}>
          <Backtest found={backtest} />
        </section>
      </div>
      <div className={looks.notes}>
        <OutdatedNote onlyPublished />
        <PublishProblem error={rollBack.error} />
      </div>
      <div className={looks.foot}>
        <span className={looks.hint} role="status">
          {publishing(isLookedAt ? 'keeps' : 'waits')}
        </span>
        <Button variant="default" data-autofocus onClick={onClose}>
          {common('cancel')}
        </Button>
        <ActionButton
          isRunning={rollBack.isRunning}
          disabled={!isLookedAt}
          label={t('rollBackNow')}
          running={t('rollingBack')}
          onClick={() => rollBack.run({ baseVersion: live, to: version, note: note.trim() })}
        />
      </div>
    </>
  )
}
