import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { usePublished } from '../use-published.ts'
import classes from './offers.module.css'
import { type Offer, useOffers } from './use-offer.ts'

/**
 * Name of a proposition or service, and the button that stops offering it. An offer that quotes may refer to
 * is not deleted.
 */
export function OfferHead({
  offer: { kind, key, name },
  isOff,
  onTurn,
}: {
  readonly offer: Pick<Offer, 'kind' | 'key' | 'name'>
  readonly isOff: boolean
  readonly onTurn: (isActive: boolean) => void
}) {
  const t = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const mayCost = useMay('cost.view')
  const navigate = useNavigate()
  const { editor } = useDraft()
  const { list, toList } = useOffers(kind)
  const published = usePublished()
  const isUsed = published === undefined || published?.pricing[list].some((one) => one.key === key) === true
  const remove = () => {
    const price = kind === 'proposition' ? 'rate' : 'servicePrice'
    editor.change(t('removed', { name }), [
      { kind, key, value: null },
      ...(mayPrice ? [{ kind: price, key, value: null } as const] : []),
      ...(kind === 'service' && mayCost ? [{ kind: 'serviceCost', key, value: null } as const] : []),
    ])
    void navigate(toList)
  }
  return (
    <header className={classes.head}>
      <div>
        <Link to={toList} className="cp-dim">
          <Icon of={IconChevronLeft} size={14} /> {t(`all.${kind}`)}
        </Link>
        <h2>{name}</h2>
        <span className="cp-dim">{t('key', { key })}</span>
      </div>
      <Button variant="default" onClick={() => (isOff ? onTurn(true) : isUsed ? onTurn(false) : remove())}>
        {t(isOff ? 'offerAgain' : isUsed ? 'stopOffering' : 'remove')}
      </Button>
    </header>
  )
}
