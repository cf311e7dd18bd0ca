import { trialNumber } from '@costard/quotes'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconAlertCircle, IconKeyboard, IconX } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { OfflineNote } from '#live/offline-note.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { OpenShortcuts } from '../../shell/open-shortcuts.ts'
import classes from './flow-frame.module.css'
import { type FlowStep, FlowSteps, stepsWith } from './flow-steps.tsx'

/** Layout of the counter flow: exit, steps, content, and a footer with one primary action. */
export function FlowFrame({
  step,
  number,
  state,
  isUnsaved = false,
  leaveTo,
  links = {},
  aside,
  offline,
  foot,
  footNote,
  width = 'two',
  children,
}: {
  readonly step: FlowStep
  /** Number of the quote, if it has one. */
  readonly number?: string | undefined
  readonly state: string
  /** Something is not saved: the state is shown as a problem, also on a phone. */
  readonly isUnsaved?: boolean
  readonly leaveTo: string
  /** Links to completed steps. */
  readonly links?: Partial<Record<FlowStep, string>>
  readonly aside?: ReactNode
  /** Offline note of this step. */
  readonly offline?: ReactNode
  readonly foot: ReactNode
  /** Reason why the primary action is unavailable; announced to screen readers. */
  readonly footNote?: ReactNode
  readonly width?: 'two' | 'narrow' | 'wide'
  readonly children: ReactNode
}) {
  const t = useTranslations('counter')
  const common = useTranslations('common')
  const live = useTranslations('live.offline')
  const openShortcuts = use(OpenShortcuts)
  usePageTitle(`${t(`steps.${step}`)} · ${number ?? common('newQuote')}`)
  return (
    <div className={classes.flow}>
      <header className={classes.bar}>
        <ActionIcon
          component={Link}
          to={leaveTo}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('leave')}
        >
          <IconX size={20} stroke={1.75} />
        </ActionIcon>
        <span className={classes.quote}>
          <b className="cp-desk-only">
            {number === trialNumber ? t('trial') : (number ?? common('newQuote'))}
          </b>
          <b className="cp-phone-only">{t(`steps.${step}`)}</b>
          {isUnsaved ? (
            <span className={classes.unsaved} role="alert">
              <IconAlertCircle size={14} stroke={2} aria-hidden="true" /> {state}
            </span>
          ) : (
            <span className="cp-dim">
              <span className="cp-desk-only">{state}</span>
              <span className="cp-phone-only">
                {t('stepOf', { step: stepsWith(step).indexOf(step) + 1, steps: stepsWith(step).length })}
              </span>
            </span>
          )}
        </span>
        <FlowSteps step={step} links={links} />
        <span className={classes.aside}>
          {aside}
          <Tooltip label={t('shortcuts')}>
            <ActionIcon
              className="cp-desk-only"
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('shortcuts')}
              onClick={openShortcuts}
            >
              <IconKeyboard size={20} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </span>
      </header>
      <div className={classes.offline}>
        <OfflineNote isForWork>{offline ?? live('flow')}</OfflineNote>
      </div>
      <main className={classes.body} data-width={width}>
        {children}
      </main>
      <footer className={classes.foot}>
        <p className={classes.footNote} role="alert">
          {footNote}
        </p>
        <div data-width={width}>{foot}</div>
      </footer>
    </div>
  )
}
