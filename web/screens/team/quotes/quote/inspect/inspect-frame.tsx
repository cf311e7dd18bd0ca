import type { Quote, QuoteLine } from '@costard/contract'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconAlertCircle, IconArrowLeft, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { OfflineNote } from '#live/offline-note.tsx'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { useTeam } from '../../../team-context.ts'
import frame from '../../flow/flow-frame.module.css'
import steps from '../../flow/flow-steps.module.css'
import { InspectActions } from './inspect-actions.tsx'
import classes from './inspect.module.css'
import type { Comparison } from './use-comparison.ts'
import type { InspectionInProgress } from './use-inspection.ts'

const stepNames = ['received', 'inspect', 'counterOffer', 'answer'] as const

/** Layout with exit, steps and save state above, and the actions below, always visible. */
export function InspectFrame({
  quote,
  line,
  comparison,
  inspection,
  children,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly comparison: Comparison
  readonly inspection: InspectionInProgress
  readonly children: ReactNode
}) {
  const t = useTranslations('inspect')
  const { id: teamId } = useTeam()
  const isOther = comparison.result.paid.newMinor !== comparison.result.paid.acceptedMinor
  const now = stepNames.indexOf(isOther ? 'counterOffer' : 'inspect')
  return (
    <div className={frame.flow}>
      <header className={frame.bar}>
        <ActionIcon
          component={Link}
          to={paths.quote(teamId, quote.id)}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('leave')}
        >
          <IconX size={20} stroke={1.75} />
        </ActionIcon>
        <span className={frame.quote}>
          <b>{quote.number}</b>
          <SaveState inspection={inspection} />
        </span>
        <ol className={`${steps.steps} ${classes.steps}`} aria-label={t('stepsLabel')}>
          {stepNames.map((name, place) => {
            const state = place < now ? 'done' : place === now ? 'now' : 'open'
            return (
              <li
                key={name}
                className={steps.step}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <svg className={steps.pip} viewBox="-4 -12 8 10" aria-hidden="true">
                  <path d="M0 -3C1.55 -4.31 2.5 -6.61 2.5 -8.41C2.5 -10.13 1.45 -11.2 0 -11.2C-1.45 -11.2 -2.5 -10.13 -2.5 -8.41C-2.5 -6.61 -1.55 -4.31 0 -3Z" />
                </svg>
                {t(`steps.${name}`)}
                {state === 'done' && <span className="cp-hidden"> {t('done')}</span>}
              </li>
            )
          })}
        </ol>
        <span className={`${frame.aside} cp-desk-only`}>{quote.customer?.name}</span>
      </header>
      <div className={frame.offline}>
        <OfflineNote>{t('notSaved')}</OfflineNote>
        {inspection.isHeld && <SavedMeanwhile inspection={inspection} />}
      </div>
      <main className={frame.body} data-width="two">
        {children}
      </main>
      <footer className={frame.foot}>
        <InspectActions quote={quote} line={line} comparison={comparison} inspection={inspection}>
          <Button
            className="cp-desk-only"
            component={Link}
            to={paths.quote(teamId, quote.id)}
            variant="default"
            size="md"
            leftSection={<IconArrowLeft size={18} stroke={1.75} />}
          >
            {t('back')}
          </Button>
        </InspectActions>
      </footer>
    </div>
  )
}

/** Shown if a colleague changed the same values: the user chooses which are kept. */
function SavedMeanwhile({ inspection }: { readonly inspection: InspectionInProgress }) {
  const t = useTranslations('inspect')
  const choices = useTranslations('live.change')
  return (
    <Note
      kind="problem"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={inspection.takeTheirs}>
            {t('useTheirs')}
          </Button>
          <Button variant="default" onClick={inspection.keepMine}>
            {choices('keepMine')}
          </Button>
        </Group>
      }
    >
      <b>{t('changed')}</b>
    </Note>
  )
}

/** Time of the last save, or that it failed, with advice. */
function SaveState({ inspection }: { readonly inspection: InspectionInProgress }) {
  const t = useTranslations('inspect')
  const common = useTranslations('common')
  const format = useFormatter()
  const { error, isHeld, isSaving, savedAt } = inspection
  if (error) {
    return (
      <span className={frame.unsaved} role="alert">
        <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
        {t('notSaved')}
        {!isHeld && (
          <button type="button" className={classes.retry} onClick={inspection.retry}>
            {t('tryAgain')}
          </button>
        )}
      </span>
    )
  }
  if (isSaving) return <span className="cp-dim">{common('saving')}</span>
  return (
    <span className="cp-dim">
      {savedAt === null
        ? t('notStarted')
        : t('saved', { time: format.dateTime(new Date(savedAt), { timeStyle: 'short' }) })}
    </span>
  )
}
