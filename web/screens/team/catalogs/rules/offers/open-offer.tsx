import type { CatalogParts } from '@costard/catalogs'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { type OfferKind, useOffers } from './use-offer.ts'

/** The proposition or service in the address, if the draft has it. */
export function OpenOffer<Kind extends OfferKind>({
  kind,
  Editor,
}: {
  readonly kind: Kind
  readonly Editor: ComponentType<{ readonly offerKey: string; readonly value: CatalogParts[Kind] }>
}) {
  const { key = '' } = useParams()
  const value = partValue(useDraft().state.parts, kind, key)
  return value ? <Editor key={key} offerKey={key} value={value} /> : <Missing kind={kind} />
}

function Missing({ kind }: { readonly kind: OfferKind }) {
  const t = useTranslations('catalogRules.offer')
  const { toList } = useOffers(kind)
  return (
    <Message
      title={t(`missing.${kind}`)}
      action={
        <LinkButton to={toList} variant="default">
          {t(`all.${kind}`)}
        </LinkButton>
      }
    />
  )
}
