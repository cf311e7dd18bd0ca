import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import classes from './flow-steps.module.css'

const counterSteps = ['identify', 'catalogs', 'setup', 'review'] as const
/** The steps of a quote for a list of devices. */
const listSteps = ['paste', 'match', 'review'] as const
export type FlowStep = (typeof counterSteps)[number] | (typeof listSteps)[number]

/** Returns all steps of the flow that a step is in. */
export function stepsWith(step: FlowStep): readonly FlowStep[] {
  return step === 'paste' || step === 'match' ? listSteps : counterSteps
}

/** The steps of the counter flow, with links to completed ones. */
export function FlowSteps({
  step,
  links,
}: {
  readonly step: FlowStep
  readonly links: Partial<Record<FlowStep, string>>
}) {
  const t = useTranslations('counter')
  const steps = stepsWith(step)
  const current = steps.indexOf(step)
  return (
    <nav className={classes.steps} aria-label={t('stepsLabel')}>
      {steps.map((name, index) => (
        <Step key={name} name={name} place={index - current} to={links[name]} />
      ))}
    </nav>
  )
}

/**
 * A dot in the style of the logo: outlined for later steps, straw-coloured for the current one, green for
 * completed ones.
 */
function Step({
  name,
  place,
  to,
}: {
  readonly name: FlowStep
  readonly place: number
  readonly to: string | undefined
}) {
  const t = useTranslations('counter')
  const state = place < 0 ? 'done' : place === 0 ? 'now' : 'open'
  const content = (
    <>
      <svg className={classes.pip} viewBox="-4 -12 8 10" aria-hidden="true">
        <path d="M0 -3C1.55 -4.31 2.5 -6.61 2.5 -8.41C2.5 -10.13 1.45 -11.2 0 -11.2C-1.45 -11.2 -2.5 -10.13 -2.5 -8.41C-2.5 -6.61 -1.55 -4.31 0 -3Z" />
      </svg>
      {t(`steps.${name}`)}
      {state === 'done' && <span className="cp-hidden"> {t('done')}</span>}
    </>
  )
  if (state === 'done' && to !== undefined)
    return (
      <Link to={to} className={classes.step} data-state={state}>
        {content}
      </Link>
    )
  return (
    <span className={classes.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {content}
    </span>
  )
}
