import { catalogLimits } from '@costard/contract'
import { taxesOf, type TaxRate, withTaxes } from '@costard/pricing'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { TaxFields } from './tax-fields.tsx'
import { useParts } from './use-parts.ts'

/** Maximum number of rates in a catalog (contract). */
const maxRates = 20

/** Tax classes with their taxes, and the class of devices. */
export function TaxRates() {
  const t = useTranslations('catalog.general')
  const { rules, changeRules } = useParts()
  const { taxRates, taxClass } = rules
  const classesOfTax = [...new Set([...taxRates.map((rate) => rate.taxClass), taxClass])]
  const change = (rates: typeof taxRates) => changeRules(t('tax'), { ...rules, taxRates: rates })
  return (
    <section className={classes.part}>
      <h2>{t('tax')}</h2>
      <ul className={classes.taxClasses}>
        {taxRates.map((rate, index) => (
          <li key={`${rate.taxClass} ${rate.validFrom ?? ''}`}>
            <TaxClassFields
              rate={rate}
              onChange={(changed) => change(taxRates.with(index, changed))}
              onRemove={() => change(taxRates.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <Button
          variant="default"
          disabled={taxRates.length >= maxRates}
          onClick={() => change([...taxRates, { taxClass: unusedName(classesOfTax), rateBp: 0 }])}
        >
          {t('addTax')}
        </Button>
      </div>
      <OneOf
        label={t('deviceTax')}
        w="16rem"
        value={taxClass}
        values={classesOfTax}
        wordOf={(one) => one}
        onPick={(one) => changeRules(t('deviceTax'), { ...rules, taxClass: one })}
      />
    </section>
  )
}

/** A class with its taxes, in the order of their computation. */
function TaxClassFields({
  rate,
  onChange,
  onRemove,
}: {
  readonly rate: TaxRate
  readonly onChange: (rate: TaxRate) => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('catalog.general')
  const taxes = taxesOf(rate)
  const change = (changed: typeof taxes) => onChange(withTaxes(rate, changed))
  return (
    <>
      <div className={classes.taxClass}>
        <DraftField
          label={t('taxClass')}
          text={rate.taxClass}
          maxLength={40}
          parse={(text) =>
            /^[\w.: -]+$/.test(text.trim()) ? { value: text.trim() } : { error: t('taxClassInvalid') }
          }
          onCommit={(value) => onChange({ ...rate, taxClass: value })}
        />
        <IconButton
          icon={IconTrash}
          iconSize={18}
          label={t('removeTax', { name: rate.taxClass })}
          onClick={onRemove}
        />
      </div>
      <ul className={classes.taxes}>
        {taxes.map((tax, index) => (
          <li key={index}>
            <TaxFields
              tax={tax}
              isFirst={index === 0}
              onChange={(changed) => change(taxes.with(index, changed))}
              {...(taxes.length > 1 && { onRemove: () => change(taxes.toSpliced(index, 1)) })}
            />
          </li>
        ))}
      </ul>
      {taxes.length < catalogLimits.maxTaxes && (
        <div className={classes.row}>
          <Button variant="subtle" size="compact-sm" onClick={() => change([...taxes, { ratePcm: 0 }])}>
            {t('addTaxOnTop')}
          </Button>
        </div>
      )}
    </>
  )
}

function unusedName(used: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!used.includes(`class ${number}`)) return `class ${number}`
}
