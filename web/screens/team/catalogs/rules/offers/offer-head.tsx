import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { usePublished } from '../use-published.ts'
import classes from './offers.module.css'

/** Name of a proposition or service, and the way to stop offering it. One that quotes may refer to is kept. */
export function OfferHead({
  kind,
  offerKey,
  name,
  isOff,
  list,
  onOff,
}: {
  readonly kind: 'proposition' | 'service'
  readonly offerKey: string
  readonly name: string
  readonly isOff: boolean
  /** Address of the list. */
  readonly list: string
  readonly onOff: (isOff: boolean) => void
}) {
  const t = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const mayCost = useMay('cost.view')
  const navigate = useNavigate()
  const { editor } = useDraft()
  const published = usePublished()
  const used = kind === 'proposition' ? published?.pricing.propositions : published?.pricing.services
  const isUsed = published === undefined || used?.some(({ key }) => key === offerKey) === true
  const remove = () => {
    editor.change(t('removed', { name }), [
      { kind, key: offerKey, value: null },
      ...(mayPrice
        ? [{ kind: kind === 'proposition' ? 'rate' : 'servicePrice', key: offerKey, value: null } as const]
        : []),
      ...(kind === 'service' && mayCost
        ? [{ kind: 'serviceCost', key: offerKey, value: null } as const]
        : []),
    ])
    void navigate(list)
  }
  return (
    <header className={classes.head}>
      <div>
        <Link to={list} className="cp-dim">
          <Icon of={IconChevronLeft} size={14} /> {t(`all.${kind}`)}
        </Link>
        <h2>{name}</h2>
        <span className="cp-dim">{t('key', { key: offerKey })}</span>
      </div>
      <Button variant="default" onClick={() => (isOff ? onOff(false) : isUsed ? onOff(true) : remove())}>
        {t(isOff ? 'offerAgain' : isUsed ? 'stopOffering' : 'remove')}
      </Button>
    </header>
  )
}
