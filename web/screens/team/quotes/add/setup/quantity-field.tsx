import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './device-head.module.css'
import type { Line } from './use-lines.ts'

const most = 999

/** How many identical devices the line has. A value that is not a quantity changes nothing. */
export function QuantityField({ line: { quantity, changeQuantity } }: { readonly line: Line }) {
  const t = useTranslations('counter.setup')
  const [typed, setTyped] = useState<string | number>(quantity)
  return (
    <NumberInput
      className={classes.quantity}
      label={t('quantity')}
      size="md"
      value={typed}
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      error={!isQuantity(typed) && t('quantityRange')}
      onChange={(value) => {
        setTyped(value)
        if (isQuantity(value)) changeQuantity(value)
      }}
      onBlur={() => setTyped(quantity)}
    />
  )
}

function isQuantity(value: string | number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
