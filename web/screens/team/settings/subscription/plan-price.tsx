import type { Invoice } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import classes from './subscription-screen.module.css'

export function PlanPrice({ price: { minor, currency } }: { readonly price: Invoice['total'] }) {
  const t = useTranslations('settings.subscription')
  const { brief } = useMoney(currency)
  return (
    <p className={classes.price}>
      <b>{brief(minor)}</b> <span className="cp-dim">{t('aMonth')}</span>
    </p>
  )
}
