import { type MappedAccount } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../team-context.ts'
import classes from './accounting.module.css'
import type { MappedRow } from './mapped-rows.ts'

/** Accounts for one kind of deal and tax, with its totals of the month. */
export function AccountRow({
  row: { kind, tax, on, group },
  currency,
  isDatev,
  isReadOnly,
  onChange,
}: {
  readonly row: MappedRow
  /** Currency of the deals; undefined until they are read. */
  readonly currency: string | undefined
  readonly isDatev: boolean
  readonly isReadOnly: boolean
  readonly onChange: (changed: MappedAccount) => void
}) {
  const t = useTranslations('accounting')
  const team = useTeam()
  const money = useMoney(currency ?? team.currency)
  const name = `${t(`kind.${kind}`)}, ${
    tax === 'none' || tax === 'margin' ? t(`tax.${tax}`) : t('tax.rate', { rate: tax.replaceAll('+', ' + ') })
  }`
  const field = (key: 'account' | 'counterAccount' | 'taxCode' | 'taxAccount') => (
    <TextInput
      label={t(key === 'taxCode' && isDatev ? 'buKey' : key)}
      aria-label={`${name}: ${t(key === 'taxCode' && isDatev ? 'buKey' : key)}`}
      maxLength={key === 'taxCode' ? 40 : 60}
      readOnly={isReadOnly}
      value={on[key]}
      onChange={(event) => onChange({ ...on, [key]: event.currentTarget.value })}
    />
  )
  return (
    <li>
      <p>
        <b>{name}</b>
        {group && (
          <span>
            {t('deals', { count: group.deals })} · {money.signed(group.netMinor)}
          </span>
        )}
        {group && !group.isMapped && <em>{t('missing')}</em>}
      </p>
      <div className={classes.accounts}>
        {field('account')}
        {field('counterAccount')}
        {field('taxCode')}
        {!isDatev && field('taxAccount')}
      </div>
    </li>
  )
}
