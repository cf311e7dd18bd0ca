import { textIn, plainLetters } from '@costard/contract'
import type { ServicePrice } from '@costard/pricing'
import { Badge, Button, TextInput } from '@mantine/core'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
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
import { Findings, useFindings } from '../../rules/findings.tsx'
import classes from '../../rules/offers/offers.module.css'
import { MoveHandle } from '../../rules/order/move-handle.tsx'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useDragOrder } from '../../rules/order/use-drag-order.ts'
import { useMove } from '../../rules/order/use-move.ts'
import { PriceFromCost } from './price-from-cost.tsx'

/** What can be added to a quote. */
export function ServicesScreen() {
  const t = useTranslations('catalogRules.service')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, state } = useDraft()
  const { document } = state
  const { pricing, wording } = document
  const findings = useFindings(document, (path) => path.startsWith('services'))
  const [wanted, setWanted] = useState('')
  const mayPrice = useMay('price.edit')
  const mayCost = useMay('cost.view')
  const [isPricing, setPricing] = useState(false)
  const { keys, nameOf, status, move } = useMove('service')
  const drag = useDragOrder(keys, move)
  const found = pricing.services.filter(({ key }) =>
    plainLetters(nameOf(key)).includes(plainLetters(wanted.trim())),
  )
  const termsOf = (key: string): string => {
    const { durationMinutes: minutes, warrantyMonths: months } = wording.services[key] ?? {}
    return [
      minutes !== undefined && t('takes', { minutes }),
      months !== undefined && t('warrantyFor', { months }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <section className={classes.screen}>
      <header className={classes.head}>
        <TextInput
          aria-label={t('find')}
          placeholder={t('find')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        {mayPrice && mayCost && keys.length > 0 && (
          <Button
            variant="default"
            aria-expanded={isPricing}
            onClick={() => setPricing(!isPricing)}
            leftSection={<Icon of={IconCalculator} size={16} />}
          >
            {t('fromCost')}
          </Button>
        )}
        <Button
          component={Link}
          to={paths.addService(teamId, catalogId)}
          leftSection={<Icon of={IconPlus} size={16} />}
        >
          {t('new')}
        </Button>
      </header>
      <MoveStatus status={status} />
      {isPricing && <PriceFromCost onClose={() => setPricing(false)} />}
      <Findings findings={findings} />
      {keys.length === 0 && <Message title={t('none')}>{t('noneText')}</Message>}
      {keys.length > 0 && found.length === 0 && <p className="cp-dim">{t('notFound')}</p>}
      {found.length > 0 && (
        <ol className={classes.list}>
          {found.map((one) => {
            const place = keys.indexOf(one.key)
            return (
              <li key={one.key} {...drag.row(one.key)} data-over={drag.over === one.key || undefined}>
                <MoveHandle
                  name={nameOf(one.key)}
                  place={place}
                  count={keys.length}
                  onMove={(next) => move(one.key, next)}
                  {...drag.handle(one.key)}
                />
                <span className={classes.name}>
                  <Link className="cp-target" to={paths.catalogService(teamId, catalogId, one.key)}>
                    {nameOf(one.key)}
                  </Link>{' '}
                  {one.bundle && <Badge size="sm">{t('bundle')}</Badge>}{' '}
                  {one.active === false && <Badge size="sm">{t('off')}</Badge>}{' '}
                  <EditorsAt places={[`service ${one.key}`]} />
                  <small>{textIn(language, wording.services[one.key]?.description)}</small>
                </span>
                <span className={classes.when}>
                  {t(`direction.${one.direction ?? 'charge'}`)}
                  {one.overrides && one.overrides.length > 0 && (
                    <> · {t('ownPrices', { count: one.overrides.length })}</>
                  )}
                  <small>{termsOf(one.key)}</small>
                </span>
                <span className={classes.amount}>
                  <PriceWords price={one.price} />
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

function PriceWords({ price }: { readonly price: ServicePrice }) {
  const t = useTranslations('catalogRules.service')
  const format = useFormatter()
  const money = useMoney(useDraft().state.document.pricing.currency)
  if (price.mode === 'fixed') return money.full(price.amountMinor)
  if (price.mode === 'onRequest') return t('mode.onRequest')
  return format.percent(price.bp)
}
