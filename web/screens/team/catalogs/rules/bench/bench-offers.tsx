import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import type { Benched, Tried } from './bench-price.ts'
import classes from './test-bench.module.css'

/** The propositions, each with its price, and the services that can be added. */
export function BenchOffers({ now, trial, onTrial }: Tried & { readonly now: Benched }) {
  const t = useTranslations('catalogRules.bench')
  const names = useNames()
  const { pricing } = useDraft().state.document
  const money = useMoney(pricing.currency)
  const { result } = now
  const services = pricing.services.filter(({ active, bundle }) => active !== false && !bundle)
  return (
    <>
      <fieldset className={classes.offers}>
        <legend>{t('propositions')}</legend>
        {result.propositions.map(({ key, available, amountMinor }) => (
          <label key={key}>
            <input
              type="radio"
              name="bench-proposition"
              disabled={!available}
              checked={result.propositionKey === key}
              onChange={() => onTrial({ ...trial, propositionKey: key })}
            />
            <span>{names.proposition(key)}</span>
            {available ? <b>{money.full(amountMinor)}</b> : <span>{t('notOffered')}</span>}
          </label>
        ))}
      </fieldset>
      {services.length > 0 && (
        <details className={classes.services}>
          <summary>{t('services', { count: trial.services.length })}</summary>
          {services.map(({ key }) => (
            <Checkbox
              key={key}
              label={names.service(key)}
              checked={trial.services.includes(key)}
              onChange={() =>
                onTrial({
                  ...trial,
                  services: trial.services.includes(key)
                    ? trial.services.filter((one) => one !== key)
                    : [...trial.services, key],
                })
              }
            />
          ))}
        </details>
      )}
    </>
  )
}
