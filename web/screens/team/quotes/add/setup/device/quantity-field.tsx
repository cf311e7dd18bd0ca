import { ActionIcon, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useDiscounts } from '../price/use-discounts.ts'
import classes from './quantity-field.module.css'
import type { LineForm } from '../draft/use-lines.ts'

const most = 999

/** Number of identical devices in the line. An invalid value changes nothing. */
export function QuantityField({ line }: { readonly line: LineForm }) {
  const { quantity, changeQuantity } = line
  const discounts = useDiscounts(line.document)
  const t = useTranslations('counter.setup')
  const id = useId()
  /** Typed text; undefined: the field shows the quantity. */
  const [typed, setTyped] = useState<string | number>()
  const value = typed ?? quantity
  const change = (by: number) => {
    setTyped(undefined)
    if (isQuantity(quantity + by)) changeQuantity(quantity + by)
  }
  useScreenKeys([
    ['plus', () => change(1)],
    ['shift+plus', () => change(1)],
    ['minus', () => change(-1)],
  ])
  return (
    <div className={`cp-card ${classes.quantity}`}>
      <div className={classes.words}>
        <label htmlFor={id}>{t('quantity')}</label>
        {discounts !== '' && (
          <p id={`${id}-discounts`} className="cp-dim">
            {discounts}
          </p>
        )}
      </div>
      <span className={`${classes.keys} cp-desk-only`} aria-hidden="true">
        <kbd>+</kbd> <kbd>−</kbd>
      </span>
      <span className="cp-flex cp-gap-4">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('fewer')}
          disabled={quantity <= 1}
          onClick={() => change(-1)}
        >
          <IconMinus size={18} stroke={1.75} />
        </ActionIcon>
        <NumberInput
          id={id}
          aria-describedby={discounts === '' ? undefined : `${id}-discounts`}
          className={classes.number}
          size="md"
          hideControls
          value={value}
          allowDecimal={false}
          allowNegative={false}
          inputMode="numeric"
          error={!isQuantity(value)}
          onChange={(next) => {
            setTyped(next)
            if (isQuantity(next)) changeQuantity(next)
          }}
          onBlur={() => setTyped(undefined)}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('more')}
          disabled={quantity >= most}
          onClick={() => change(1)}
        >
          <IconPlus size={18} stroke={1.75} />
        </ActionIcon>
      </span>
      {!isQuantity(value) && (
        <p className={classes.error} role="alert">
          {t('quantityRange')}
        </p>
      )}
    </div>
  )
}

function isQuantity(value: string | number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
