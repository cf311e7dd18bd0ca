import { keptMeters } from '@costard/contract'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { SettingsPage } from '../settings-page.tsx'
import { PartHead } from '../part-head.tsx'
import { BeyondLists } from './beyond-list.tsx'
import { Invoices } from './invoices.tsx'
import { levelOf, MeterList } from './meter-list.tsx'
import { PlanCards } from './plan-cards.tsx'
import { subscriptionQuery } from './subscription-query.ts'
import classes from './subscription-screen.module.css'
import { usePlanLine } from './use-plan-line.ts'

/** The team's plan, usage of its limits, and payments. */
export function SubscriptionScreen() {
  const t = useTranslations('settings.subscription')
  const mayManage = useMay('billing.manage')
  return (
    <SettingsPage>
      {mayManage ? (
        <Suspense fallback={<PageLoader />}>
          <Subscription />
        </Suspense>
      ) : (
        <>
          <PartHead title={t('title')} lead={t('readOnly')} />
        </>
      )}
    </SettingsPage>
  )
}

function Subscription() {
  const t = useTranslations('settings.subscription')
  const { id: teamId } = useTeam()
  const { data: subscription } = useSuspenseQuery(subscriptionQuery(teamId))
  const line = usePlanLine(subscription)
  const payment = useAction(() => api.subscription.managePayment({ teamId }), {
    onDone: ({ url }) => window.location.assign(url),
  })
  const { status, meters } = subscription
  // What is beyond a limit is in a list of its own.
  const full = meters.flatMap(({ meter, used, limit }) => {
    if (limit === null || levelOf(used, limit) !== 'full') return []
    return used > limit && keptMeters.some((kept) => kept === meter) ? [] : [{ meter, limit }]
  })
  return (
    <div className={classes.body}>
      <PartHead title={t('title')} lead={line}>
        {subscription.canManagePayment && (
          <ActionButton
            variant="default"
            icon={<Icon of={IconExternalLink} size={18} />}
            label={t('payment')}
            running={t('opening')}
            isRunning={payment.isRunning}
            onClick={() => payment.run()}
          />
        )}
      </PartHead>
      <ProblemNote error={payment.error} />
      {status === 'pastDue' || status === 'expired' ? (
        <Note kind="problem" icon={<Icon of={IconAlertTriangle} size={18} />}>
          <b>{t(`late.${status}`)}</b> <span>{t('late.stays')}</span>
        </Note>
      ) : (
        full.length > 0 && (
          <Note kind="money" icon={<Icon of={IconAlertTriangle} size={18} />}>
            {full.map(({ meter, limit }) => (
              <div key={meter}>
                <b>{t(`full.${meter}`, { limit })}</b>
              </div>
            ))}
            <div>{t('full.stays')}</div>
          </Note>
        )
      )}
      <BeyondLists />
      <PlanCards subscription={subscription} />
      {subscription.provider === 'manual' && <p className="cp-dim">{t('manual')}</p>}
      <MeterList meters={meters} isExpired={status === 'expired'} />
      {subscription.provider === 'stripe' && <Invoices />}
    </div>
  )
}
