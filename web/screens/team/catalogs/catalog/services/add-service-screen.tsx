import { catalogLimits } from '@costard/contract'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { AddOffer } from '../../rules/offers/add-offer.tsx'
import { lastPosition } from '../../rules/order/moved-parts.ts'

/** A new service costs what is agreed, until it has a price. */
export function AddServiceScreen() {
  const t = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const navigate = useNavigate()
  const { services, taxClass } = state.document.pricing
  const keys = services.map(({ key }) => key)
  return (
    <AddOffer
      kind="service"
      keys={keys}
      max={catalogLimits.maxServices}
      onAdd={(key, name) => {
        editor.change(t('added', { name }), [
          {
            kind: 'service',
            key,
            value: {
              // A new service is taxed like the other services, which may be taxed otherwise than devices.
              pricing: { taxClass: services[0]?.taxClass ?? taxClass },
              wording: { name: { [language]: name } },
              position: lastPosition(state.parts, 'service', keys),
            },
          },
          ...(mayPrice
            ? [{ kind: 'servicePrice', key, value: { price: { mode: 'onRequest' } } } as const]
            : []),
        ])
        void navigate(paths.catalogService(teamId, catalogId, key))
      }}
    />
  )
}
