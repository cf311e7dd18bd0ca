import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../../team-context.ts'
import classes from './match-rows.module.css'
import type { Ready, RowState } from '../rows/row-state.ts'
import type { Bulk } from '../use-bulk.ts'
import type { useReviewRows } from '../rows/use-review-rows.ts'

/** Buttons: back to the list, on to the next row with a question, and to the quotes for the ready rows. */
export function MatchFoot({
  ready,
  last,
  needsAnswers,
  wasUndone,
  review,
  onNext,
}: {
  readonly ready: readonly (RowState & Ready)[]
  /** The quote that was saved last. */
  readonly last: Bulk['progress']['quotes'][number] | undefined
  readonly needsAnswers: boolean
  readonly wasUndone: boolean
  readonly review: Pick<ReturnType<typeof useReviewRows>, 'run' | 'isRunning'>
  readonly onNext: () => void
}) {
  const t = useTranslations('bulk')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const devices = ready.reduce((sum, { line }) => sum + (line.quantity ?? 1), 0)
  return (
    <>
      <Button
        component={Link}
        to={`${paths.bulkQuote(teamId)}?paste`}
        variant="default"
        size="md"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} stroke={1.75} />}
      >
        {t('toPaste')}
      </Button>
      <span className={`${classes.keys} cp-desk-only`} aria-hidden="true">
        {t.rich('keys', { kbd: (words) => <kbd>{words}</kbd> })}
      </span>
      <span className="cp-hidden" role="status">
        {wasUndone && t('undone')}
      </span>
      {needsAnswers && (
        <Button
          variant="default"
          size="md"
          aria-label={t('next')}
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={onNext}
        >
          <span className="cp-desk-only">{t('next')} </span>
          <Icon of={IconArrowDown} size={18} />
        </Button>
      )}
      {ready.length === 0 && last ? (
        <Button component={Link} to={paths.review(teamId, last.id)} size="md">
          {t('openQuote', { number: last.number })}
        </Button>
      ) : (
        <ActionButton
          size="md"
          className={classes.review}
          rightSection={<IconArrowRight size={18} stroke={1.75} />}
          hint={t('reviewOnly')}
          label={t('review', { count: devices })}
          running={common('saving')}
          isRunning={review.isRunning}
          onClick={review.run}
        />
      )}
    </>
  )
}
