import type { CatalogParts } from '@costard/catalogs'
import type { Scope, ServicePrice } from '@costard/pricing'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOf, OneOrNone } from '#ui/fields/one-of.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { useGroupName } from '../../parts/use-group-name.ts'
import { isSameScope } from '../../rules/effects/effect-cells.ts'
import { ScopePicker } from '../../rules/effects/scope-picker.tsx'
import { useScopeName } from '../../rules/effects/use-scope-name.ts'
import { AmountField, PercentField } from '../../rules/fields/amount-field.tsx'
import classes from '../../rules/offers/offers.module.css'

type Price = CatalogParts['servicePrice']
const modes = ['fixed', 'percentOfBase', 'onRequest'] as const

/** Initial value of each kind of price. */
const startOf = {
  fixed: { mode: 'fixed', amountMinor: 0 },
  percentOfBase: { mode: 'percentOfBase', bp: 0 },
  onRequest: { mode: 'onRequest' },
} as const satisfies Record<ServicePrice['mode'], ServicePrice>

/** Price of a service, for all models and for exceptions by group, model and variant. */
export function ServiceMoney({ offerKey, name }: { readonly offerKey: string; readonly name: string }) {
  const t = useTranslations('catalogRules.service')
  const mayCost = useMay('cost.view')
  const { editor, state } = useDraft()
  const { document, parts } = state
  const { currency, models } = document.pricing
  const scopeName = useScopeName(document)
  const value: Price = partValue(parts, 'servicePrice', offerKey) ?? { price: { mode: 'onRequest' } }
  const { price, overrides = [] } = value
  const put = (next: Price) =>
    editor.change(t('priceChanged', { name }), [{ kind: 'servicePrice', key: offerKey, value: next }])
  const putOverrides = (next: NonNullable<Price['overrides']>) =>
    put({ price, ...(next.length > 0 && { overrides: next }) })
  const groupName = useGroupName(document)
  const groups = [...new Set(models.flatMap(({ group }) => group ?? []))]
  const add = (scope: Scope) => {
    if (!overrides.some((one) => isSameScope(one, scope))) putOverrides([...overrides, { ...scope, price }])
  }
  const cost = partValue(parts, 'serviceCost', offerKey)
  return (
    <section className={classes.card}>
      <h3>{t('price')}</h3>
      <PriceRow label={scopeName('all')} price={price} onPrice={(next) => put({ ...value, price: next })} />
      {overrides.map((one, index) => {
        const { price: own, ...scope } = one
        return (
          <PriceRow
            key={JSON.stringify(scope)}
            label={scopeName(scope)}
            price={own}
            onPrice={(next) => putOverrides(overrides.with(index, { ...one, price: next }))}
            onRemove={() => putOverrides(overrides.toSpliced(index, 1))}
          />
        )
      })}
      <div className={classes.row}>
        <ScopePicker document={document} onPick={add} />
        {groups.length > 0 && (
          <OneOrNone
            size="xs"
            aria-label={t('addGroup')}
            value={undefined}
            values={groups}
            none={t('addGroup')}
            wordOf={groupName}
            onPick={(group) => group !== undefined && add({ group })}
          />
        )}
      </div>
      {mayCost && (
        <AmountField
          label={t('cost')}
          description={t('costHelp')}
          currency={currency}
          minor={cost?.minor}
          onEnter={(minor) =>
            editor.change(t('costChanged', { name }), [
              { kind: 'serviceCost', key: offerKey, value: minor === undefined ? null : { minor } },
            ])
          }
        />
      )}
    </section>
  )
}

function PriceRow({
  label,
  price,
  onPrice,
  onRemove,
}: {
  readonly label: string
  readonly price: ServicePrice
  readonly onPrice: (price: ServicePrice) => void
  readonly onRemove?: () => void
}) {
  const t = useTranslations('catalogRules.service')
  const { currency } = useDraft().state.document.pricing
  return (
    <div className={classes.row} role="group" aria-label={label}>
      <b>{label}</b>
      <OneOf
        aria-label={t('mode.label')}
        value={price.mode}
        values={modes}
        wordOf={(mode) => t(`mode.${mode}`)}
        onPick={(mode) => onPrice(startOf[mode])}
      />
      {price.mode === 'fixed' && (
        <AmountField
          label={t('amount')}
          hidesLabel
          isRequired
          currency={currency}
          minor={price.amountMinor}
          onEnter={(amountMinor = 0) => onPrice({ mode: 'fixed', amountMinor })}
        />
      )}
      {price.mode === 'percentOfBase' && (
        <PercentField
          label={t('share')}
          hidesLabel
          isRequired
          bp={price.bp}
          onEnter={(bp = 0) => onPrice({ mode: 'percentOfBase', bp })}
        />
      )}
      {onRemove && (
        <Button variant="subtle" color="gray" onClick={onRemove}>
          {t('asOthers')}
        </Button>
      )}
    </div>
  )
}
