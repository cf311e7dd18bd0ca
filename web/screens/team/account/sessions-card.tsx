import { Badge, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { readUserAgent, type SignedInSession } from '@costard/contract'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { leaveSession } from '#session/session.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ownTimeZone } from '#messages/region-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { useDays } from '../kit/use-days.ts'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'
import { useAccount, useAccountChanged } from './use-account.ts'

/** Lists all signed-in browsers and can sign them out. */
export function SessionsCard() {
  const t = useTranslations('account.sessions')
  const { session } = useSignedIn()
  const { sessions } = useAccount()
  const changed = useAccountChanged()
  const endOthers = useAction(() => api.account.endSessions({ keepsThis: true }), {
    done: t('endedOthers'),
    onDone: () => changed(),
  })
  const [isAsking, dialog] = useDisclosure(false)
  const endAll = useAction(async () => {
    await api.account.endSessions({ keepsThis: false })
    await leaveSession(session)
  })
  if (sessions === null) return null
  return (
    <Card title={t('title')} help={t('help')}>
      <ul className={classes.rows}>
        {sessions.toSorted(thisFirst).map((one) => (
          <SessionRow key={one.id} session={one} />
        ))}
      </ul>
      <ProblemNote error={endOthers.error ?? endAll.error} />
      <div className={classes.actions}>
        {sessions.length > 1 && (
          <ActionButton variant="default" action={endOthers} label={t('endOthers')} running={t('ending')} />
        )}
        <ActionButton
          variant="default"
          c="var(--mantine-color-error)"
          isRunning={endAll.isRunning}
          label={t('endAll')}
          running={t('ending')}
          onClick={dialog.open}
        />
      </div>
      <EndAllDialog isOpen={isAsking} endAll={endAll} onClose={dialog.close} />
    </Card>
  )
}

function EndAllDialog({
  isOpen,
  endAll,
  onClose,
}: {
  readonly isOpen: boolean
  readonly endAll: Action<void>
  readonly onClose: () => void
}) {
  const t = useTranslations('account.sessions')
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('endAllTitle')}
      onSubmit={() => {
        onClose()
        endAll.run()
      }}
      isRunning={endAll.isRunning}
      color="red"
      label={t('endAll')}
      running={t('ending')}
    >
      <Text>{t('endAllText')}</Text>
    </FormDialog>
  )
}

function SessionRow({
  session: { id, isThis, signedInAt, lastUsedAt, userAgent },
}: {
  readonly session: SignedInSession
}) {
  const t = useTranslations('account.sessions')
  // Times are in the person's own zone, not the team's.
  const days = useDays(ownTimeZone)
  const format = useFormatter()
  const clock = (instant: string) =>
    format.dateTime(new Date(instant), { hour: '2-digit', minute: '2-digit', timeZone: ownTimeZone })
  const changed = useAccountChanged()
  const end = useAction(() => api.account.endSession({ sessionId: id }), {
    onEnd: changed,
  })
  const { browser, system } = readUserAgent(userAgent ?? '')
  const name = browser && system ? t('browser', { browser, system }) : (browser ?? system ?? t('unknown'))
  const Icon = system === 'iPhone' || system === 'Android' ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.row}>
        <span>
          {name}
          {isThis && <Badge color="leaf">{t('thisOne')}</Badge>}
        </span>
        <span>
          <time dateTime={signedInAt} title={days.full(signedInAt)}>
            {t('signedIn', { when: days.inWords(signedInAt), time: clock(signedInAt) })}
          </time>
          {' · '}
          <time dateTime={lastUsedAt} title={days.full(lastUsedAt)}>
            {t('lastUsed', { when: days.inWords(lastUsedAt), time: clock(lastUsedAt) })}
          </time>
        </span>
        {/* A session that ended meanwhile counts as success. */}
        {codeOf(end.error) !== 'account/session-not-found' && <ProblemNote error={end.error} />}
      </span>
      {!isThis && (
        <ActionButton
          variant="default"
          aria-label={t('endLabel', { browser: name, when: days.full(signedInAt) })}
          action={end}
          label={t('end')}
          running={t('ending')}
        />
      )}
    </li>
  )
}

function thisFirst(one: SignedInSession, other: SignedInSession): number {
  return Number(other.isThis) - Number(one.isThis)
}
