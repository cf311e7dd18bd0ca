import { type PlanId, planIds, type SubscriptionState } from '@costard/contract'
import { Badge } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../team-context.ts'
import { ConfirmPlan } from './confirm-plan.tsx'
import { PlanPrice } from './plan-price.tsx'
import { subscriptionQuery } from './subscription-query.ts'
import classes from './subscription-screen.module.css'

/**
 * The plans side by side. A smaller one is confirmed first; a larger one starts at once, or opens the
 * payment.
 */
export function PlanCards({ subscription }: { readonly subscription: SubscriptionState }) {
  const t = useTranslations('settings.subscription')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const [asked, ask] = useState<PlanId>()
  const keep = (state: SubscriptionState) => cache.setQueryData(subscriptionQuery(teamId).queryKey, state)
  const choose = useAction((plan: PlanId) => api.subscription.choose({ teamId, plan }), {
    onDone: ({ subscription: state, checkoutUrl }) => {
      ask(undefined)
      if (checkoutUrl) window.location.assign(checkoutUrl)
      else keep(state)
    },
  })
  const resume = useAction(() => api.subscription.resume({ teamId }), {
    onDone: keep,
  })
  const { plan: current, next, plans } = subscription
  const size = (id: string) => planIds.findIndex((each) => each === id)
  const larger = planIds.find((id) => (current === 'trial' ? id !== 'free' : size(id) > size(current)))
  // A trial is followed by the free plan.
  const following = next?.plan ?? (current === 'trial' ? 'free' : undefined)
  const isRunning = choose.isRunning || resume.isRunning
  return (
    <>
      <ul className={classes.plans} aria-label={t('plans')}>
        {plans.map(({ id, name, limits, price }) => {
          const isCurrent = id === current
          const isUp = current === 'trial' ? id !== 'free' : size(id) > size(current)
          const action = { size: 'sm', fullWidth: true, running: common('changing'), isRunning } as const
          return (
            <li key={id} className={`cp-card ${classes.plan}`} data-current={isCurrent || undefined}>
              <h3>
                {name}
                {isCurrent && (
                  <Badge variant="light" leftSection={<IconCheck size={12} aria-hidden="true" />}>
                    {t('current')}
                  </Badge>
                )}
                {following === id && <Badge variant="default">{t('next')}</Badge>}
              </h3>
              {price && <PlanPrice price={price} />}
              {limits && <p className="cp-dim">{t('limits', { ...limits })}</p>}
              <div className={classes.action}>
                {isCurrent && next && (
                  <ActionButton {...action} label={t('resume', { name })} onClick={() => resume.run()} />
                )}
                {!isCurrent && isUp && (
                  <ActionButton
                    {...action}
                    variant={id === larger ? 'filled' : 'default'}
                    label={t('up', { name })}
                    onClick={() => choose.run(id)}
                  />
                )}
                {!isCurrent && !isUp && current !== 'trial' && next?.plan !== id && (
                  <ActionButton
                    {...action}
                    variant="default"
                    label={id === 'free' ? t('cancel') : t('down', { name })}
                    onClick={() => ask(id)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {codeOf(choose.error) === 'plan/sign-up-to-choose' ? (
        <Note kind="problem">{t('signUp')}</Note>
      ) : (
        asked === undefined && <ProblemNote error={choose.error} />
      )}
      <ProblemNote error={resume.error} />
      {asked && (
        <ConfirmPlan
          subscription={subscription}
          plan={asked}
          error={choose.error}
          isRunning={choose.isRunning}
          onClose={() => ask(undefined)}
          onConfirm={() => choose.run(asked)}
        />
      )}
    </>
  )
}
