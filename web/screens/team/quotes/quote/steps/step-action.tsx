import type { Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { ActionProblem } from '../actions/action-problem.tsx'
import type { Action } from '../actions/action-rules.ts'
import { useStartedActions } from '../actions/started-actions.ts'
import { useExtendOffer } from '../actions/use-extend-offer.ts'
import classes from './next-steps.module.css'
import type { Step, StepKey } from './steps-of.ts'

/** Action for a waiting step, by the key of the step. */
const actions: Partial<Record<StepKey, Action>> = { reminder: 'remind', declined: 'revise', ended: 'revise' }

/** The member's action on a step, if there is one. */
export function StepAction({ step, quote }: { readonly step: Step; readonly quote: Quote }) {
  const t = useTranslations('quotePage.steps')
  const { listed, start } = useStartedActions()
  const action = actions[step.key]
  if (step.key === 'ends') return <ExtendStep quote={quote} />
  if (step.state === 'done' || action === undefined || !listed.includes(action)) return null
  return (
    <button type="button" className={`cp-target ${classes.action}`} onClick={() => start(action)}>
      {t(action === 'remind' ? 'remindNow' : 'revise')}
    </button>
  )
}

function ExtendStep({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quotePage.steps')
  const extend = useExtendOffer(quote)
  if (!extend.isPossible) return null
  return (
    <>
      <button
        type="button"
        className={`cp-target ${classes.action}`}
        aria-disabled={extend.isRunning}
        onClick={() => !extend.isRunning && extend.run()}
      >
        {t('extend')}
      </button>
      <ActionProblem error={extend.error} />
    </>
  )
}
