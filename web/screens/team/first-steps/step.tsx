import type { FirstStepName } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../team-context.ts'
import { catalogsQuery } from '../team-queries.ts'
import classes from './first-steps.module.css'

/** Target screen of each step. */
const placeOf = {
  shop: paths.general,
  prices: paths.catalogs,
  colleague: paths.members,
  quote: paths.identify,
  widget: paths.addWidget,
} as const satisfies Record<FirstStepName, (teamId: string) => string>

/** One first step, with a link to its screen. The next step has the filled button. */
export function Step({
  name,
  number,
  isDone,
  isNext,
}: {
  readonly name: FirstStepName
  readonly number: number
  readonly isDone: boolean
  readonly isNext: boolean
}) {
  const t = useTranslations('firstSteps')
  const { id } = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const variant = isNext ? 'filled' : 'default'
  const to = placeOf[name](id)
  const action = t(`step.${name}.action`)
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span className={classes.number} aria-hidden="true">
        {isDone ? <IconCheck size={16} stroke={2.25} /> : number}
      </span>
      <div>
        <b>{t(`step.${name}.title`)}</b>
        <p>{name === 'prices' ? <SamplePrices /> : t(`step.${name}.text`)}</p>
      </div>
      {isDone && <span className={classes.done}>{t('done')}</span>}
      {!isDone && isPhone && (
        <ActionIcon component={Link} to={to} variant={variant} size={44} aria-label={action}>
          <Icon of={IconChevronRight} />
        </ActionIcon>
      )}
      {!isDone && !isPhone && (
        <Button component={Link} to={to} variant={variant}>
          {action}
        </Button>
      )}
    </li>
  )
}

function SamplePrices() {
  const t = useTranslations('firstSteps')
  const { data: catalogs = [] } = useQuery(catalogsQuery(useTeam().id))
  const samples = catalogs.filter(({ samplePrices, hasPrices }) => samplePrices && hasPrices)
  return t('step.prices.text', { count: samples.reduce((sum, { models }) => sum + models, 0) })
}
