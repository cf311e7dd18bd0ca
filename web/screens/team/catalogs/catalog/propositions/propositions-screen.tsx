import { textIn } from '@costard/contract'
import type { Proposition } from '@costard/pricing'
import { Badge, Button } from '@mantine/core'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { EditorsAt } from '../../parts/editors-at.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { useSentence } from '../../rules/conditions/use-condition-words.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import classes from '../../rules/offers/offers.module.css'
import { MoveHandle } from '../../rules/order/move-handle.tsx'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useDragOrder } from '../../rules/order/use-drag-order.ts'
import { useMove } from '../../rules/order/use-move.ts'
import { PropositionIcon } from './proposition-icon.tsx'

/** The ways to settle, in the order in which customers see them. */
export function PropositionsScreen() {
  const t = useTranslations('catalogRules.proposition')
  const format = useFormatter()
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, state } = useDraft()
  const { document } = state
  const { pricing, wording } = document
  const money = useMoney(pricing.currency)
  const sentence = useSentence(document)
  const findings = useFindings(document, (path) => path.startsWith('propositions'))
  const { keys, nameOf, status, move } = useMove('proposition')
  const drag = useDragOrder(keys, move)
  const termsOf = ({ key, minMinor, maxMinor }: Proposition): string => {
    const days = wording.propositions[key]?.validDays
    const min = minMinor === undefined ? '' : money.full(minMinor)
    const max = maxMinor === undefined ? '' : money.full(maxMinor)
    return [
      min && max ? t('limits', { min, max }) : min ? t('from', { min }) : max && t('upTo', { max }),
      days !== undefined && t('validFor', { days }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <section className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h2>{t('title')}</h2>
          <p className="cp-dim">{t('intro')}</p>
        </div>
        {mayPrice && (
          <Button
            component={Link}
            to={paths.computationPropositions(teamId, catalogId)}
            variant="default"
            leftSection={<Icon of={IconCalculator} size={16} />}
          >
            {t('rates')}
          </Button>
        )}
        <Button
          component={Link}
          to={paths.addProposition(teamId, catalogId)}
          leftSection={<Icon of={IconPlus} size={16} />}
        >
          {t('new')}
        </Button>
      </header>
      <MoveStatus status={status} />
      <Findings findings={findings} />
      {keys.length === 0 && <Message title={t('none')}>{t('noneText')}</Message>}
      {keys.length > 0 && (
        <ol className={classes.list}>
          {pricing.propositions.map((one, place) => (
            <li key={one.key} {...drag.row(one.key)} data-over={drag.over === one.key || undefined}>
              <MoveHandle
                name={nameOf(one.key)}
                place={place}
                count={keys.length}
                onMove={(next) => move(one.key, next)}
                {...drag.handle(one.key)}
              />
              <PropositionIcon kind={wording.propositions[one.key]?.kind} />
              <span className={classes.name}>
                <Link className="cp-target" to={paths.catalogProposition(teamId, catalogId, one.key)}>
                  {nameOf(one.key)}
                </Link>{' '}
                {one.isDefault && <Badge size="sm">{t('default')}</Badge>}{' '}
                {one.active === false && <Badge size="sm">{t('off')}</Badge>}{' '}
                <EditorsAt places={[`proposition ${one.key}`, `rate ${one.key}`]} />
                <small>{textIn(language, wording.propositions[one.key]?.description)}</small>
              </span>
              <span className={classes.when}>
                {one.onlyWhenNil ? t('onlyWhenNil') : sentence(one.availableWhen) || t('always')}
                <small>{termsOf(one)}</small>
              </span>
              <span className={classes.amount}>
                {format.percent(one.rateBp)}
                {one.fixedMinor ? ` ${money.signed(one.fixedMinor)}` : ''}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
