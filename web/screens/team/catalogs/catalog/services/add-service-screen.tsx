import { catalogLimits } from '@costard/contract'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { AddOffer } from '../../rules/offers/add-offer.tsx'

/** Adds a service; until it has a price, the price is on request. */
export function AddServiceScreen() {
  const mayPrice = useMay('price.edit')
  const { services, taxClass } = useDraft().state.document.pricing
  // Taxed like the other services, whose tax class can differ from that of devices.
  const pricing = { taxClass: services[0]?.taxClass ?? taxClass }
  return (
    <AddOffer
      kind="service"
      max={catalogLimits.maxServices}
      partsOf={(key, name, position) => [
        { kind: 'service', key, value: { pricing, wording: { name }, position } },
        ...(mayPrice
          ? [{ kind: 'servicePrice', key, value: { price: { mode: 'onRequest' } } } as const]
          : []),
      ]}
    />
  )
}
