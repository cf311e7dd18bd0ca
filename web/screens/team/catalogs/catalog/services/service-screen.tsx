import type { CatalogParts } from '@costard/catalogs'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { withField } from '../../rules/fields/with-field.ts'
import { OfferEditor } from '../../rules/offers/offer-editor.tsx'
import classes from '../../rules/offers/offers.module.css'
import { OpenOffer } from '../../rules/offers/open-offer.tsx'
import { type Offer, useOffer } from '../../rules/offers/use-offer.ts'
import { BundleFields } from './bundle-fields.tsx'
import { ServiceMoney } from './service-money.tsx'
import { ServiceTerms } from './service-terms.tsx'

type Value = CatalogParts['service']

/** A service: its wording, its conditions, and its price for members who may change prices. */
export function ServiceScreen() {
  return <OpenOffer kind="service" Editor={ServiceEditor} />
}

function ServiceEditor({ offerKey, value }: { readonly offerKey: string; readonly value: Value }) {
  const mayPrice = useMay('price.edit')
  const offer = useOffer('service', offerKey, value)
  const { pricing } = value
  return (
    <OfferEditor offer={offer} terms={<Terms offer={offer} />}>
      <ServiceTerms offerKey={offerKey} value={value} onChange={offer.change} />
      <BundleFields
        offerKey={offerKey}
        members={pricing.bundle?.services}
        onMembers={(services) => offer.changePricing(withField(pricing, 'bundle', services && { services }))}
      />
      {mayPrice && <ServiceMoney offerKey={offerKey} name={offer.name} />}
    </OfferEditor>
  )
}

const directions = ['charge', 'payout'] as const

/** Payer of the service, its tax, and its counting unit. */
function Terms({ offer: { value, changePricing, changeWording } }: { readonly offer: Offer<'service'> }) {
  const t = useTranslations('catalogRules.service')
  const { taxRates } = useDraft().state.document.pricing
  const { pricing, wording } = value
  const taxClasses = [...new Set([pricing.taxClass, ...taxRates.map(({ taxClass }) => taxClass)])]
  return (
    <>
      <div className={classes.fields}>
        <OneOf
          label={t('whoPays')}
          value={pricing.direction ?? 'charge'}
          values={directions}
          wordOf={(direction) => t(`direction.${direction}`)}
          onPick={(direction) => changePricing({ ...pricing, direction })}
        />
        <OneOf
          label={t('taxClass')}
          value={pricing.taxClass}
          values={taxClasses}
          wordOf={(taxClass) => taxClass}
          onPick={(taxClass) => changePricing({ ...pricing, taxClass })}
        />
      </div>
      <div className={classes.checks}>
        <Checkbox
          label={t('perLine')}
          checked={pricing.perLine === true}
          onChange={(event) => changePricing({ ...pricing, perLine: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('partBased')}
          description={t('partBasedHelp')}
          checked={pricing.partBased === true}
          onChange={(event) => changePricing({ ...pricing, partBased: event.currentTarget.checked })}
        />
        {!pricing.bundle && (
          <Checkbox
            label={t('optionalForCustomer')}
            description={t('optionalForCustomerHelp')}
            checked={wording.optionalForCustomer === true}
            onChange={(event) =>
              changeWording(
                withField(wording, 'optionalForCustomer', event.currentTarget.checked || undefined),
              )
            }
          />
        )}
      </div>
    </>
  )
}
