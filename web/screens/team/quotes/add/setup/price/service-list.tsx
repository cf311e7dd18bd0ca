import { type CatalogDocument, quoteLimits, textIn } from '@costard/contract'
import { price, type PriceResult, type Service } from '@costard/pricing'
import { Checkbox, Switch } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './service-list.module.css'
import type { LineForm } from '../draft/use-lines.ts'

type PricedService = PriceResult['services'][number]

/** Optional services with their prices for this device, and a mark on those suggested by the answers. */
export function ServiceList({
  document,
  line,
}: {
  readonly document: CatalogDocument
  readonly line: LineForm
}) {
  const t = useTranslations('counter.setup')
  const { language } = useRegion()
  const offered = useOffered(document, line)
  const chosen = new Map(line.setup.services.map((service) => [service.key, service]))
  const optional = line.setup.services.filter(({ isOptional }) => isOptional === true)
  const mayAddOptional = optional.length < quoteLimits.maxOptions
  if (offered.length === 0) return null
  const toggle = (key: string, hasPrice: boolean) => {
    const isOptional =
      hasPrice && mayAddOptional && document.wording.services[key]?.optionalForCustomer === true
    const services = chosen.has(key)
      ? line.setup.services.filter((one) => one.key !== key)
      : [...line.setup.services, { key, ...(isOptional && { isOptional }) }]
    line.change({ ...line.setup, services })
  }
  const leaveToCustomer = (key: string, isOptional: boolean) => {
    const services = line.setup.services.map((service) => {
      if (service.key !== key) return service
      const { isOptional: _, ...plain } = service
      return isOptional ? { ...plain, isOptional } : plain
    })
    line.change({ ...line.setup, services })
  }
  return (
    <section className={classes.services}>
      <h2>{t('services')}</h2>
      <ul>
        {offered.map(({ service, priced }) => {
          const words = document.wording.services[service.key]
          return (
            <li key={service.key}>
              <Checkbox
                checked={priced.included || chosen.has(service.key)}
                disabled={priced.included}
                onChange={() => toggle(service.key, priced.unitMinor !== null)}
                label={textIn(language, words?.name)}
                description={
                  [
                    textIn(language, words?.description),
                    words?.durationMinutes !== undefined && t('takes', { minutes: words.durationMinutes }),
                    words?.warrantyMonths !== undefined && t('warranty', { months: words.warrantyMonths }),
                  ]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
              />
              {chosen.has(service.key) && !priced.included && priced.unitMinor !== null && (
                <Switch
                  className={classes.optional}
                  size="sm"
                  label={t('serviceOptional')}
                  checked={chosen.get(service.key)?.isOptional === true}
                  disabled={chosen.get(service.key)?.isOptional !== true && !mayAddOptional}
                  onChange={(event) => leaveToCustomer(service.key, event.currentTarget.checked)}
                />
              )}
              {line.result.suggestedServices.includes(service.key) && (
                <span className={classes.tag}>{t('serviceSuggested')}</span>
              )}
              <span className={classes.serviceAmount}>
                <ServicePrice currency={document.pricing.currency} priced={priced} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ServicePrice({ currency, priced }: { readonly currency: string; readonly priced: PricedService }) {
  const t = useTranslations('counter.setup')
  const money = useMoney(currency)
  if (priced.unitMinor === null) return <span className="cp-dim">{t('onRequest')}</span>
  return priced.unitMinor === 0 ? (
    <span className="cp-dim">{t('free')}</span>
  ) : (
    <>{money.full(priced.unitMinor)}</>
  )
}

/** Returns the available services, each priced as if it were the only one. */
function useOffered({ pricing }: CatalogDocument, { request }: LineForm) {
  return useMemo(() => {
    const services: readonly Service[] = pricing.services.filter(
      ({ active, bundle }) => active !== false && !bundle,
    )
    return services.flatMap((service) => {
      const alone = price(pricing, { ...request, services: [{ key: service.key }] })
      const priced = alone.services.find(({ key }) => key === service.key)
      return priced ? [{ service, priced }] : []
    })
  }, [pricing, request])
}
