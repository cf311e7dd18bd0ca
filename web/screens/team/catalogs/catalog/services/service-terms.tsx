import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { OptionalWholeField } from '../../rules/fields/amount-field.tsx'
import classes from '../../rules/offers/offers.module.css'
import { PickedOffers } from '../../rules/offers/picked-offers.tsx'
import { withField } from '../../rules/fields/with-field.ts'

type Value = CatalogParts['service']

/** Maximum number of a service, its duration, its warranty, and its related services. */
export function ServiceTerms({
  offerKey,
  value,
  onChange,
}: {
  readonly offerKey: string
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  const t = useTranslations('catalogRules.service')
  const names = useNames()
  const { pricing: catalog } = useDraft().state.document
  const { pricing, wording } = value
  const others = catalog.services
    .filter(({ key, bundle }) => key !== offerKey && !bundle)
    .map(({ key }) => key)
  const ways = catalog.propositions.map(({ key }) => key)
  const { maxMinutes, maxQuantity, maxServices, maxWarrantyMonths } = catalogLimits
  const isBundle = pricing.bundle !== undefined
  return (
    <section className={classes.card}>
      <h3>{t('terms')}</h3>
      <div className={classes.fields}>
        <OptionalWholeField
          label={t('duration')}
          unit={t('minutes')}
          number={wording.durationMinutes}
          min={1}
          max={maxMinutes}
          onEnter={(minutes) =>
            onChange({ ...value, wording: withField(wording, 'durationMinutes', minutes) })
          }
        />
        <OptionalWholeField
          label={t('warranty')}
          description={t('warrantyHelp')}
          unit={t('months')}
          number={wording.warrantyMonths}
          max={maxWarrantyMonths}
          onEnter={(months) => onChange({ ...value, wording: withField(wording, 'warrantyMonths', months) })}
        />
        {!isBundle && (
          <OptionalWholeField
            label={t('maxQty')}
            description={t('maxQtyHelp')}
            placeholder="1"
            number={pricing.maxQty}
            min={1}
            max={maxQuantity}
            onEnter={(maxQty) => onChange({ ...value, pricing: withField(pricing, 'maxQty', maxQty) })}
          />
        )}
      </div>
      {!isBundle && (
        <div className={classes.picks}>
          {(['requires', 'excludes'] as const).map((field) => (
            <PickedOffers
              key={field}
              label={t(field)}
              description={t(`${field}Help`)}
              all={others}
              nameOf={names.service}
              picked={pricing[field] ?? []}
              max={maxServices}
              onPick={(picked) => onChange({ ...value, pricing: withField(pricing, field, picked) })}
            />
          ))}
          <PickedOffers
            label={t('included')}
            description={t('includedHelp')}
            all={ways}
            nameOf={names.proposition}
            picked={pricing.includedInPropositions ?? []}
            max={ways.length}
            onPick={(picked) =>
              onChange({ ...value, pricing: withField(pricing, 'includedInPropositions', picked) })
            }
          />
        </div>
      )}
    </section>
  )
}
