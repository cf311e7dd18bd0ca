import { catalogLimits } from '@costard/contract'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { AddOffer } from '../../rules/offers/add-offer.tsx'
import { lastPosition } from '../../rules/order/moved-parts.ts'

/** The first one becomes the default. */
export function AddPropositionScreen() {
  const t = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const navigate = useNavigate()
  const keys = state.document.pricing.propositions.map(({ key }) => key)
  return (
    <AddOffer
      kind="proposition"
      keys={keys}
      max={catalogLimits.maxPropositions}
      onAdd={(key, name) => {
        editor.change(t('added', { name }), [
          {
            kind: 'proposition',
            key,
            value: {
              pricing: keys.length === 0 ? { isDefault: true } : {},
              wording: { name: { [language]: name } },
              position: lastPosition(state.parts, 'proposition', keys),
            },
          },
          ...(mayPrice ? [{ kind: 'rate', key, value: { rateBp: 10_000 } } as const] : []),
        ])
        void navigate(paths.catalogProposition(teamId, catalogId, key))
      }}
    />
  )
}
