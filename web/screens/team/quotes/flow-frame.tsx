import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { OfflineNote } from '#live/offline-note.tsx'
import classes from './flow-frame.module.css'

const steps = ['identify', 'catalogs', 'setup', 'review'] as const
export type FlowStep = (typeof steps)[number]

/** Layout of the counter flow: leave, steps, content, and a foot with one primary action. */
export function FlowFrame({
  step,
  number,
  state,
  leaveTo,
  links = {},
  aside,
  offline,
  foot,
  width = 'two',
  children,
}: {
  readonly step: FlowStep
  /** The quote's number, once it has one. */
  readonly number?: string | undefined
  readonly state: string
  readonly leaveTo: string
  /** Links back to completed steps. */
  readonly links?: Partial<Record<FlowStep, string>>
  readonly aside?: ReactNode
  /** The offline note of this step. */
  readonly offline?: ReactNode
  readonly foot: ReactNode
  readonly width?: 'two' | 'narrow'
  readonly children: ReactNode
}) {
  const t = useTranslations('counter')
  const live = useTranslations('live.offline')
  const current = steps.indexOf(step)
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
          <b className="cp-desk-only">{number ?? t('newQuote')}</b>
          <b className="cp-phone-only">{t(`steps.${step}`)}</b>
          <span className="cp-dim">
            <span className="cp-desk-only">{state}</span>
            <span className="cp-phone-only">{t('stepOf', { step: current + 1, steps: steps.length })}</span>
          </span>
        </span>
        <nav className={classes.steps} aria-label={t('stepsLabel')}>
          {steps.map((name, index) => (
            <Step key={name} name={name} place={index - current} to={links[name]} />
          ))}
        </nav>
        <span className={classes.aside}>{aside}</span>
      </header>
      <div className={classes.offline}>
        <OfflineNote>{offline ?? live('flow')}</OfflineNote>
      </div>
      <main className={classes.body} data-width={width}>
        {children}
      </main>
      <footer className={classes.foot}>
        <div>{foot}</div>
      </footer>
    </div>
  )
}

/** A pip of the mark: outline for later steps, straw for the current one, green when done. */
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
