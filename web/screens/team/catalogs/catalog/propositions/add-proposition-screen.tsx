import { catalogLimits } from '@costard/contract'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { AddOffer } from '../../rules/offers/add-offer.tsx'

/** Adds a proposition; the first one becomes the default. */
export function AddPropositionScreen() {
  const mayPrice = useMay('price.edit')
  const { propositions } = useDraft().state.document.pricing
  const pricing = propositions.length === 0 ? { isDefault: true } : {}
  return (
    <AddOffer
      kind="proposition"
      max={catalogLimits.maxPropositions}
      partsOf={(key, name, position) => [
        { kind: 'proposition', key, value: { pricing, wording: { name }, position } },
        ...(mayPrice ? [{ kind: 'rate', key, value: { rateBp: 10_000 } } as const] : []),
      ]}
    />
  )
}
