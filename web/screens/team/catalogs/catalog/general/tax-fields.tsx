import { catalogLimits } from '@costard/contract'
import { formatNumber, type Tax, taxWordIn } from '@costard/pricing'
import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { withField } from '../../rules/fields/with-field.ts'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { parseRate } from './parse-fields.ts'

/** Name and rate of a tax, and whether it is compound. onRemove: absent for a single tax. */
export function TaxFields({
  tax,
  isFirst,
  onChange,
  onRemove,
}: {
  readonly tax: Tax
  readonly isFirst: boolean
  readonly onChange: (tax: Tax) => void
  readonly onRemove?: () => void
}) {
  const t = useTranslations('catalog.general')
  const { region } = useRegion()
  const name = tax.name ?? ''
  return (
    <div className={classes.tax}>
      <DraftField
        label={t('taxName')}
        text={name}
        maxLength={catalogLimits.maxTaxName}
        placeholder={taxWordIn(region)}
        parse={(text) => ({ value: text.trim() })}
        onCommit={(text) => onChange(withField(tax, 'name', text === '' ? undefined : text))}
      />
      <DraftField
        label={t('taxRate')}
        text={formatNumber(tax.ratePcm / 1000, region, { maxDecimals: 3 })}
        rightSection="%"
        parse={(text) => parseRate(text, t('rateInvalid'))}
        onCommit={(ratePcm) => onChange({ ...tax, ratePcm })}
      />
      {onRemove && (
        <IconButton
          icon={IconTrash}
          iconSize={18}
          label={t('removeTaxOnTop', { name: name === '' ? taxWordIn(region) : name })}
          onClick={onRemove}
        />
      )}
      {!isFirst && (
        <Checkbox
          className={classes.compound}
          label={t('isCompound')}
          checked={tax.isCompound === true}
          onChange={({ currentTarget }) =>
            onChange(withField(tax, 'isCompound', currentTarget.checked || undefined))
          }
        />
      )}
    </div>
  )
}
