import type { CatalogPart, CatalogParts } from '@costard/catalogs'
import { textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useDraft } from '../../draft/draft-context.ts'
import { listOf } from '../order/moved-parts.ts'

/** Kinds of offers with a price: a proposition, or a service. */
export type OfferKind = 'proposition' | 'service'
type Value<Kind extends OfferKind> = CatalogParts[Kind]

const placeOf = {
  proposition: { list: paths.catalogPropositions, one: paths.catalogProposition },
  service: { list: paths.catalogServices, one: paths.catalogService },
} as const

/** Returns the offers of a kind in their order, and the addresses of the list and of each offer. */
export function useOffers(kind: OfferKind) {
  const { teamId, catalogId, state } = useDraft()
  const list = listOf[kind]
  const keys = state.document.pricing[list].map(({ key }) => key)
  return {
    list,
    keys,
    toList: placeOf[kind].list(teamId, catalogId),
    toOne: (key: string) => placeOf[kind].one(teamId, catalogId, key),
  }
}

/** An open offer, with its name in the user's language and a function that changes it. */
export interface Offer<Kind extends OfferKind = OfferKind> {
  readonly kind: Kind
  readonly key: string
  readonly value: Value<Kind>
  readonly name: string
  readonly change: (value: Value<Kind>) => void
  readonly changePricing: (pricing: Value<Kind>['pricing']) => void
  readonly changeWording: (wording: Value<Kind>['wording']) => void
}

export function useOffer<Kind extends OfferKind>(kind: Kind, key: string, value: Value<Kind>): Offer<Kind> {
  const t = useTranslations('catalogRules.offer')
  const { language } = useRegion()
  const { editor } = useDraft()
  const name = textIn(language, value.wording.name) || key
  const change = (next: Value<Kind>) =>
    // The value belongs to this kind, so together they are a part.
    editor.change(t('changed', { name }), [{ kind, key, value: next } as CatalogPart])
  return {
    kind,
    key,
    value,
    name,
    change,
    changePricing: (pricing) => change({ ...value, pricing }),
    changeWording: (wording) => change({ ...value, wording }),
  }
}
