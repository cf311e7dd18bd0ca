import { checkKinds } from '@costard/pricing'
import { Button } from '@mantine/core'
import { IconAlertCircle, IconChevronDown, IconSettings, IconWorldSearch } from '@tabler/icons-react'
import { type MouseEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCheckProblem } from '../../../../device-checks/use-check-problem.ts'
import { useLookUpService, useMaySetUp } from '../../../../device-checks/use-look-up-service.ts'
import { useTeam } from '../../../../team-context.ts'
import { CheckRow } from './check-row.tsx'
import classes from './device-checks.module.css'
import type { LineChecks } from './use-line-checks.ts'

/** The checks of the device: recorded by hand, or from the look-up service. */
export function DeviceChecks({ checks }: { readonly checks: LineChecks }) {
  const t = useTranslations('deviceChecks')
  const common = useTranslations('common')
  const problem = useCheckProblem()
  const restId = useId()
  const [isOpen, setOpen] = useState(false)
  const { shown } = checks
  const rest = checkKinds.filter((kind) => !shown.includes(kind))
  const isNoneNeeded = !checkKinds.some(checks.isNeeded)
  // A mouse press must not move the focus, so that the next Enter still answers the question.
  const leaveFocus = (event: MouseEvent) => {
    if (isOnControl(event)) event.preventDefault()
  }
  return (
    <section className={`cp-card ${classes.checks}`} aria-label={t('title')} onMouseDown={leaveFocus}>
      <header className={classes.head}>
        <h2>{t('title')}</h2>
        {isNoneNeeded && shown.length === 0 && <span className="cp-dim cp-desk-only">{t('noneNeeded')}</span>}
        <LookUpActions checks={checks} canSetUp={isOpen || shown.length > 0} />
        {rest.length > 0 && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'fewer' : 'more')}
            <Icon of={IconChevronDown} size={16} />
          </button>
        )}
      </header>
      {checks.error !== null && (
        <div className={classes.problem}>
          <Note
            kind="problem"
            icon={<Icon of={IconAlertCircle} size={18} />}
            action={
              <Button size="xs" variant="default" onClick={checks.retry}>
                {common('tryAgain')}
              </Button>
            }
          >
            {problem(checks.error)}
          </Note>
        </div>
      )}
      <ul id={restId}>
        {[...shown, ...(isOpen ? rest : [])].map((kind) => (
          <CheckRow key={kind} kind={kind} checks={checks} />
        ))}
      </ul>
    </section>
  )
}

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

/** Button that queries the look-up service, or for those who may, one that sets it up. */
function LookUpActions({ checks, canSetUp }: { readonly checks: LineChecks; readonly canSetUp: boolean }) {
  const t = useTranslations('deviceChecks')
  const { id: teamId } = useTeam()
  const service = useLookUpService()
  const maySetUp = useMaySetUp()
  const hasAnswers = checkKinds.some((kind) => checks.checkOf(kind)?.provider === 'http')
  return (
    <span className={classes.actions}>
      {canSetUp && maySetUp && service !== undefined && (
        <Button
          component={Link}
          to={paths.deviceChecks(teamId)}
          variant="subtle"
          color="gray"
          leftSection={<IconSettings size={16} stroke={1.75} />}
        >
          {t(service === null ? 'setUp' : 'changeService')}
        </Button>
      )}
      {service &&
        (checks.canLookUp ? (
          <ActionButton
            variant="default"
            icon={<Icon of={IconWorldSearch} size={16} />}
            label={t(hasAnswers ? 'askAgain' : 'lookUp')}
            running={t('lookingUp')}
            isRunning={checks.isLookingUp}
            onClick={() => checks.lookUp(hasAnswers)}
          />
        ) : (
          <span className={`${classes.number} cp-dim`}>{t('numberNeeded')}</span>
        ))}
    </span>
  )
}
