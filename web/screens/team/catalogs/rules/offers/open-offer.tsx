import type { CatalogParts } from '@costard/catalogs'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { OfferMissing } from './offer-missing.tsx'
import type { OfferKind } from './use-offer.ts'

/** The proposition or service of the address. */
export function OpenOffer<Kind extends OfferKind>({
  kind,
  Editor,
}: {
  readonly kind: Kind
  readonly Editor: ComponentType<{ readonly offerKey: string; readonly value: CatalogParts[Kind] }>
}) {
  const { key = '' } = useParams()
  const value = partValue(useDraft().state.parts, kind, key)
  return value ? <Editor key={key} offerKey={key} value={value} /> : <OfferMissing kind={kind} />
}
