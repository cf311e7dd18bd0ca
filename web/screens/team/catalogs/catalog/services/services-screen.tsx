import { plainLetters } from '@costard/contract'
import type { Service } from '@costard/pricing'
import { Button, TextInput } from '@mantine/core'
import { IconCalculator, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { OfferList, type OfferRow } from '../../rules/offers/offer-list.tsx'
import classes from '../../rules/offers/offers.module.css'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useMove } from '../../rules/order/use-move.ts'
import { PriceFromCost } from './price-from-cost.tsx'

/** Services that can be added to a quote. */
export function ServicesScreen() {
  const t = useTranslations('catalogRules.service')
  const { teamId, catalogId, state } = useDraft()
  const findings = useFindings(state.document, (path) => path.startsWith('services'))
  const [wanted, setWanted] = useState('')
  const mayPrice = useMay('price.edit')
  const mayCost = useMay('cost.view')
  const [isPricing, setPricing] = useState(false)
  const move = useMove('service')
  const rowOf = useServiceRow()
  const { services } = state.document.pricing
  const letters = plainLetters(wanted.trim())
  const found = services.filter(({ key }) => plainLetters(move.nameOf(key)).includes(letters))
  return (
    <section className={classes.screen}>
      <header className={classes.head}>
        <TextInput
          aria-label={t('find')}
          placeholder={t('find')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        {mayPrice && mayCost && services.length > 0 && (
          <Button
            variant="default"
            aria-expanded={isPricing}
            onClick={() => setPricing(!isPricing)}
            leftSection={<Icon of={IconCalculator} size={16} />}
          >
            {t('fromCost')}
          </Button>
        )}
        <LinkButton to={paths.addService(teamId, catalogId)} icon={IconPlus}>
          {t('new')}
        </LinkButton>
      </header>
      <MoveStatus status={move.status} />
      {isPricing && <PriceFromCost onClose={() => setPricing(false)} />}
      <Findings findings={findings} />
      {services.length === 0 && <Message title={t('none')}>{t('noneText')}</Message>}
      {services.length > 0 && found.length === 0 && <p className="cp-dim">{t('notFound')}</p>}
      {found.length > 0 && (
        <OfferList kind="service" rows={found.map(rowOf)} move={move} places={['service']} />
      )}
    </section>
  )
}

function useServiceRow(): (service: Service) => OfferRow {
  const t = useTranslations('catalogRules.service')
  const format = useFormatter()
  const { pricing, wording } = useDraft().state.document
  const money = useMoney(pricing.currency)
  const amountOf = ({ price }: Service) => {
    if (price.mode === 'fixed') return money.full(price.amountMinor)
    return price.mode === 'onRequest' ? t('mode.onRequest') : format.percent(price.bp)
  }
  return (service) => {
    const { key, bundle, active, direction = 'charge', overrides = [] } = service
    const { durationMinutes: minutes, warrantyMonths: months } = wording.services[key] ?? {}
    const ownPrices = overrides.length > 0 && t('ownPrices', { count: overrides.length })
    return {
      key,
      badges: [bundle && t('bundle'), active === false && t('off')],
      when: [t(`direction.${direction}`), ownPrices].filter(Boolean).join(' · '),
      terms: [
        minutes !== undefined && t('takes', { minutes }),
        months !== undefined && t('warrantyFor', { months }),
      ],
      amount: amountOf(service),
    }
  }
}
