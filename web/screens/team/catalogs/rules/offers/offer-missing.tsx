import { useTranslations } from 'use-intl'
import { LinkButton } from '#ui/link-button.tsx'
import { Message } from '#ui/notes/message.tsx'
import { type OfferKind, useOffers } from './use-offer.ts'

/** For an address of a proposition or service that the draft does not have. */
export function OfferMissing({ kind }: { readonly kind: OfferKind }) {
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
